import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inProject } from "../project.ts";

/** Packs a copy of this package, as it would be published, and returns the path of the file. */
export function packPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), "packed-"));
  const left = /[\\/](node_modules|\.git|dist[^\\/]*|frozen|test-results)$/;
  const filter = (path: string) => !left.test(path);
  cpSync(inProject(), folder, { recursive: true, filter });
  symlinkSync(inProject("node_modules"), join(folder, "node_modules"), "junction");
  const { status, said } = run(folder, `${process.env["npm_execpath"]}`, "pack", "--silent");
  if (status !== 0) throw new Error(said);
  return join(folder, `${/\S+\.tgz/.exec(said)}`);
}

/**
 * An empty folder, with blanks and umlauts in its name, in which a packed package is installed with all that it
 * depends on, and nothing else but fonts. What it depends on are links to what this project has: no network is needed.
 *
 * @returns The folder, the path of the installed program, and what runs a command of the package there.
 */
export function ownerOf(tarball: string) {
  const folder = join(mkdtempSync(join(tmpdir(), "owner-")), "Die Töpferei");
  const installed = join(folder, "node_modules/faircopy");
  mkdirSync(installed, { recursive: true });
  const unpacked = spawnSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", installed]);
  if (unpacked.status !== 0) throw new Error(`${unpacked.stderr}`);
  const manifest = { private: true, dependencies: { faircopy: `file:${tarball}` } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  const { packages } = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8"));
  for (const [path, { dev }] of Object.entries<{ dev?: true }>(packages)) {
    // Those within others come with these, and those for other systems this project does not have.
    const isNeeded =
      path.split("node_modules/").length === 2 && (!dev || path.includes("@fontsource"));
    if (!isNeeded || !existsSync(inProject(path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(inProject(path), join(folder, path), "junction");
  }
  const program = join(installed, "scripts/faircopy.mjs");
  return { folder, program, runAsOwner: (...args: string[]) => run(folder, program, ...args) };
}

/** Runs a program to its end. */
function run(cwd: string, ...args: string[]) {
  // As in a shell: nothing that this run of tests has set.
  const { PATH, HOME, CHROMIUM_PATH, HEADLESS_SHELL_PATH, FONTCONFIG_FILE } = process.env;
  const env = { PATH, HOME, CHROMIUM_PATH, HEADLESS_SHELL_PATH, FONTCONFIG_FILE };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    env: process.platform === "win32" ? process.env : env,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}
