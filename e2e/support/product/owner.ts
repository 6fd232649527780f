import { spawnSync } from "node:child_process";
import {
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

/** A run of a program to its end. */
type Run = { status: number | null; said: string };

/** The folder of an owner who has installed the package. */
interface Owner {
  folder: string;
  /** Path of the installed program. */
  program: string;
  /** Runs a command of the package there. */
  run(...args: string[]): Run;
  /** Installs what `package.json` names by now. */
  install(): void;
}

/** Packs this package, as it would be published, and returns the path of the file. */
export function packed(): string {
  const folder = mkdtempSync(join(tmpdir(), "packed-"));
  const args = ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder];
  const { status, said } = run(inProject(), `${process.env["npm_execpath"]}`, ...args);
  if (status !== 0) throw new Error(said);
  return join(folder, said.trim());
}

/**
 * An empty folder, with blanks and umlauts in its name, in which a packed package is installed with all that it
 * depends on, and nothing else. What it depends on are links to what this project has: no network is needed.
 */
export function ownerOf(tarball: string): Owner {
  const folder = join(mkdtempSync(join(tmpdir(), "owner-")), "Die Töpferei");
  const modules = join(folder, "node_modules");
  const installed = join(modules, "faircopy");
  mkdirSync(installed, { recursive: true });
  const unpacked = spawnSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", installed]);
  if (unpacked.status !== 0) throw new Error(`${unpacked.stderr}`);
  const manifest = { private: true, dependencies: { faircopy: `file:${tarball}` } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  for (const name of needed()) link(folder, name);
  const program = join(installed, "scripts/faircopy.mjs");
  return {
    folder,
    program,
    run: (...args) => run(folder, program, ...args),
    install() {
      const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      for (const name of Object.keys(dependencies)) link(folder, name);
    },
  };
}

/** Names of the packages that an install of this one brings. */
function needed(): string[] {
  const { packages } = JSON.parse(readFileSync(inProject("package-lock.json"), "utf8"));
  // Those within others come with these.
  return Object.entries<{ dev?: true }>(packages).flatMap(([path, { dev }]) =>
    dev ? [] : (/^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1] ?? []),
  );
}

/** Links a package that this project has; those for other systems it does not have. */
function link(folder: string, name: string): void {
  const [from, to] = [inProject("node_modules", name), join(folder, "node_modules", name)];
  if (!existsSync(from) || existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, "junction");
}

function run(cwd: string, ...args: string[]): Run {
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
