import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { filesBelow } from "../scripts/disk/files-below.ts";
import { firms } from "../scripts/suites/firms.ts";
import { checkGolden, type GoldenInput, goldenInputs } from "../scripts/testing/golden-check.ts";

/*
 * Compares what visitors and maintainers get with what they got before: pages and side files of four firms, the
 * findings in the content of all firms and in the cases of the golden files, and the help of each command.
 * `-- --write` keeps what they get now in `frozen/`, which is not committed. Ends with 1 where something differs.
 */

const kept = "frozen";

/** The content of the golden cases. */
const cases = "cases.json";

/** Firms whose pages are kept. Together they have pictures, every kind of section, three languages and a base path. */
const built: readonly string[] = ["sample", "kilns", "german", "arabic"];

function runCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const options = {
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  } as const;
  return spawnSync(command, args, options);
}

/** Runs a command of the program. */
function faircopy(args: readonly string[], env?: NodeJS.ProcessEnv): string {
  const { stdout, stderr } = runCommand(process.execPath, ["scripts/faircopy.mjs", ...args], env);
  return stdout + stderr;
}

function writeFrozen(folder: string, file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A text without the hashes of files, styles and scripts, with a tag or a rule of a style a line. */
function comparable(text: string): string {
  return text
    .replaceAll(/-[\w-]{8}(?=(?:-\d+)?\.(?:js|css|svg|png|jpg|webp|avif|woff2)\b)/g, "-HASH")
    .replaceAll(/'sha256-[^']+'/g, "'sha256-HASH'")
    .replaceAll(/(?<=>)(?=<)|(?<=[}])/g, "\n");
}

/** Writes the files of an export, except scripts and renditions: only their names are listed. */
function writePages(folder: string, { name, env }: (typeof firms)[number]): void {
  const out = mkdtempSync(join(tmpdir(), "frozen-"));
  const printed = faircopy(["build", "--out", out], env);
  if (!existsSync(join(out, "index.html"))) throw new Error(`${name} was not built:\n${printed}`);
  const files = filesBelow(out);
  writeFrozen(folder, `pages/${name}/files.txt`, `${files.map(comparable).sort().join("\n")}\n`);
  for (const file of files.filter((one) => !/\bassets\b/.test(one))) {
    const bytes = readFileSync(join(out, file));
    const text = bytes.includes(0)
      ? createHash("sha256").update(bytes).digest("hex")
      : comparable(bytes.toString());
    writeFrozen(folder, join("pages", name, file), `${text}\n`);
  }
  rmSync(out, { recursive: true });
}

/** Writes the findings in a firm's content, while it is written and before it is published, one a line. */
function writeFindings(folder: string, { name, env }: (typeof firms)[number]): void {
  for (const publish of [[], ["--publish"]]) {
    const report = JSON.parse(faircopy(["check", "--format", "json", ...publish], env));
    const lines = report.diagnostics.map((one: unknown) => JSON.stringify(one));
    writeFrozen(folder, join("findings", `${name}${publish.join()}.txt`), `${lines.join("\n")}\n`);
  }
}

/** Keeps the content of each golden case, so that it is compared whatever becomes of its file. */
function keepCases(): void {
  const encoded = JSON.stringify(goldenInputs(), (_, value) =>
    value?.type === "Buffer" ? { base64: Buffer.from(value.data).toString("base64") } : value,
  );
  writeFrozen(kept, cases, encoded);
}

/** Writes the findings in the kept cases, while they are written and before they are published, one a line. */
function writeFindingsOfCases(folder: string): void {
  const inputs: [name: string, input: GoldenInput][] = JSON.parse(
    readFileSync(join(kept, cases), "utf8"),
    (_, value) => (value?.base64 === undefined ? value : Buffer.from(value.base64, "base64")),
  );
  for (const publish of [false, true]) {
    const lines = inputs.flatMap(([name, input]) =>
      checkGolden(input, { publish }).map((one) => `${name}: ${JSON.stringify(one)}\n`),
    );
    writeFrozen(folder, join("findings", `cases${publish ? "--publish" : ""}.txt`), lines.join(""));
  }
  if (folder !== kept) cpSync(join(kept, cases), join(folder, cases));
}

/** Writes the help of a command and of those below it. */
function writeHelp(folder: string, command: readonly string[] = []): void {
  const help = faircopy([...command, "--help"]);
  writeFrozen(folder, join("help", `${["faircopy", ...command].join(" ")}.txt`), help);
  const [below = ""] = help.split("\nCommands:\n")[1]?.split("\n\n") ?? [];
  for (const [, name = ""] of below.matchAll(/^ {2}([a-z-]+)/gm))
    if (name !== "help") writeHelp(folder, [...command, name]);
}

function writeAll(folder: string): void {
  for (const firm of firms) {
    if (built.includes(firm.name)) writePages(folder, firm);
    writeFindings(folder, firm);
  }
  writeFindingsOfCases(folder);
  writeHelp(folder);
}

if (process.argv.includes("--write")) {
  rmSync(kept, { recursive: true, force: true });
  keepCases();
  writeAll(kept);
} else if (existsSync(kept)) {
  const now = mkdtempSync(join(tmpdir(), "frozen-"));
  writeAll(now);
  const { stdout, status } = runCommand("git", ["diff", "--no-index", "--unified=0", kept, now]);
  process.stdout.write(stdout || "Nothing differs.\n");
  process.exitCode = status ?? 1;
  rmSync(now, { recursive: true });
} else {
  process.stderr.write(
    "There is nothing to compare with. Run `npm run frozen -- --write` on the commit before.\n",
  );
  process.exitCode = 2;
}
