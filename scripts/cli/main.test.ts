import * as fs from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { compact, formats } from "../../src/engine/check/report/formats.ts";
import { lazy } from "../../src/words/memoize.ts";
import { runContent, startContent } from "../testing/cli/run-content.ts";
import { checkFiles } from "../testing/files/check-files.ts";
import { isPosix } from "../testing/system.ts";
import { temporaryContent, temporaryFolder } from "../testing/temporary-content.ts";
import { isThorough, isWhole } from "../testing/whole.ts";
import { explainFault } from "./explain-fault.ts";

// `npm run test:full` takes all: what depends on a zone mostly does so in each.
it.each(isWhole ? formats : ["json"])(
  "a report comes out whole, the same bytes in every zone and language: %s",
  async (format) => {
    const today = "2027-02-01";
    const edits = {
      "pages/home.yaml": (text: string) => text.replace(/title: .*/, "title: TODO  the the words"),
      "products/first.yaml": (text: string) =>
        `${text.replace(/bullets:\n.*\n/, "")}bullets: [${Array(1000).fill("1").join(", ")}]\n`,
      "products/second.yaml": "name: [\n",
    };
    const directory = temporaryContent(edits, new Date(today));
    const options = ["--content", directory, "--today", today, "--format", format];
    const args = ["check", ...options, "--language", "en"];
    const here = await runContent(args);
    expect(here.stdout).toMatch(/placeholder[\s\S]*\n$/);
    // The report for people shows only some findings of a kind.
    expect(here.stdout.length).toBeGreaterThan(format === "pretty" ? 40_000 : 80_000);
    expect([here.status, here.stderr]).toEqual([1, ""]);
    expect(startContent(args, { TZ: "Asia/Kolkata", LC_ALL: "te_IN.UTF-8" })).toEqual(here);
  },
);

it("writes lines that the editor task in docs/commands.md can read", () => {
  const page = fs.readFileSync("docs/commands.md", "utf8");
  const [, task = ""] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const { command, problemMatcher } = JSON.parse(task).tasks[0];
  expect(command).toMatch(/ check --format compact$/);
  const { regexp, file, line, column, severity, code, message } = problemMatcher.pattern;
  const editText = (text: string) =>
    `${text.replace(/eta: .*/, "eta: Q4 2025")}nmae: "a: error b:1:2:"\n`;
  const result = checkFiles({ "products/first.yaml": editText });
  const read = compact(result)
    .trimEnd()
    .split("\n")
    .map((text) => {
      const found = new RegExp(regexp).exec(text) ?? [];
      return [file, line, column, severity, code, message].map((group) => found[group]);
    });
  expect(
    read.map((one) => one[3]),
    "Errors come first.",
  ).toEqual(["error", "warning"]);
  expect(read).toEqual(
    result.diagnostics
      .toReversed()
      .map((one) => [
        ...[one.file, `${one.start.line}`, `${one.start.column}`, one.severity, one.rule],
        `${one.message} ${one.hint}`,
      ]),
  );
});

it.skipIf(!isPosix)("the program says which sign in its path it cannot read", () => {
  const cwd = join(temporaryFolder(), "a?b");
  fs.mkdirSync(cwd);
  const said = "has the sign ?, which the program cannot read: rename the folder.";
  const { status, stderr } = startContent(["check"], {}, cwd);
  expect([status, stderr]).toEqual([1, expect.stringContaining(said)]);
});

it.skipIf(!isPosix).each([
  ["dev", "a%20b", "%20"],
  ["init", "a#b", "#"],
  ["init", "what?", "?"],
])("%s says which sign in the path %s addresses cannot have", async (command, name, sign) => {
  const folder = join(temporaryFolder(), name);
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  const own = command === "init" ? [folder, "-y", "--company=A"] : [];
  const { status, stderr } = await runContent([command, ...own]);
  const said = `has ${sign}, which addresses cannot have: rename the folder.`;
  expect([status, stderr]).toEqual([1, expect.stringContaining(said)]);
});

/** The output of a command, with what a module does that is loaded before the program. */
function startWith(module: string, command: string) {
  const address = `data:text/javascript,${encodeURIComponent(module)}`;
  return startContent([command], { NODE_OPTIONS: `--import=${address}` });
}

it.each([
  [
    new Error("Failed to write.\n\n    No space left on device (os error 28)"),
    /^\S+ cannot be written: the disk is full\. .*$/,
  ],
  [
    new Error('Could not load the "sharp" module using'),
    /^The packages .* another system: delete .*here\. \(Could not load .* using\)$/,
  ],
  [
    Object.assign(new Error(), { code: "EMFILE" }),
    /^Too few files may be open .*`ulimit -n 4096`.*\.$/,
  ],
])("it says what to do after an error from below it: %s", (error, said) => {
  const { words, exitCode } = explainFault(error);
  expect([exitCode, words]).toEqual([1, expect.stringMatching(said)]);
});

it("it asks for a report of an error that nobody expected", () => {
  // The width of the terminal is asked for below the command.
  const getter = '{ get() { throw new Error("no folder"); } }';
  const fault = `Object.defineProperty(process.stdout, "columns", ${getter});`;
  const { status, stdout, stderr } = startWith(fault, "check");
  expect([status, stdout]).toEqual([3, ""]);
  expect(stderr).toMatch(/^The check itself failed: no folder\n.*please report it.*\n$/);
});

it.runIf(isThorough).each([
  ["stderr", "EPIPE", "", 0],
  ["stdout", "EPIPE", "", 0],
  ["stdout", "ENOSPC", "/dev/stdout cannot be written: the disk is full. It is as it was.\n", 1],
])("a command goes on where %s ends with %s", (stream, code, said, ended) => {
  const getter = `{ get() {
    process.${stream}.destroy(Object.assign(new Error(), { code: "${code}" }));
    return 80;
  } }`;
  const fault = `Object.defineProperty(process.stdout, "columns", ${getter});`;
  const { status, stdout, stderr } = startWith(fault, "check");
  expect([status, stderr]).toEqual([ended, said]);
  expect(stdout).toContain("checked");
});

it.skipIf(!isPosix)("a command says that the folder in which it runs is gone", () => {
  const gone = temporaryFolder();
  const { status, stderr } = startWith(
    `import { rmSync } from "node:fs";
    process.chdir(${JSON.stringify(gone)});
    rmSync(${JSON.stringify(gone)}, { recursive: true });`,
    "check",
  );
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The folder in .* is gone: .*\n$/)]);
});

/** Has the program bundled before: that loads parts of packages and opens files, too. */
const bundle = lazy(() => startContent(["--version"]));

it.runIf(isThorough).each([
  ["build", "node_modules"],
  ["dev", "sharp"],
])("%s says what the system lacks where a part of %s does not load", (command, part) => {
  bundle();
  const fault = `const load = process.dlopen;
    process.dlopen = (module, file, ...more) => {
      if (file.includes("${part}")) throw new Error("libfoo.so.8: cannot open shared object file");
      return load.call(process, module, file, ...more);
    };`;
  const { status, stdout, stderr } = startWith(fault, command);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(
    /^A part of the packages .*: libfoo\.so\.8: cannot open .* file\n.*here\.\n$/,
  );
});
