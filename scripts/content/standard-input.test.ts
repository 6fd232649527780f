import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { compact } from "../../src/check/reporters/compact.ts";
import { checkFiles } from "../../src/check/testing/check-files.ts";
import { temporaryContent } from "../../src/check/testing/temporary-content.ts";
import { contentCommand, plainly } from "./testing/run-content.ts";

/** What the check says of a text that stands for a file of a sound content folder. */
function checkInput(directory: string, name: string, input: string | Buffer) {
  const file = join(directory, name);
  const args = ["check", "-", "--stdin-filename", file, "--format", "compact"];
  const command = [...contentCommand, ...args, "--content", directory];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { ...plainly, input });
  return { status, stderr, stdout: stdout.replaceAll(`${directory}/`, "") };
}

it("takes a file from standard input in place of the one on disk, with all others beside it", () => {
  const directory = temporaryContent();
  const home = readFileSync(join(directory, "pages/home.yaml"), "utf8");
  expect(checkInput(directory, "pages/home.yaml", home)).toMatchObject({ status: 0, stderr: "" });
  const title = home.replace(/title: .*/, "title: Contact us, and nobody else  here");
  const { status, stdout } = checkInput(directory, "pages/home.yaml", `${title}links: no\n`);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^pages\/home\.yaml:\d+:\d+: error schema: .*`links`/m);
});

it.each([
  ["pages", "a: 1\n", /pages' is no content file yet\. Save it there first\./],
  ["pages/later.yaml", "a: 1\n", /later\.yaml' is no content file yet\./],
  ["site.yaml", Buffer.from([0x61, 0xff]), /Standard input is not in UTF-8\./],
])("says so where it cannot: %s", (name, input, message) => {
  expect(checkInput(temporaryContent(), name, input)).toEqual({
    status: 2,
    stdout: "",
    stderr: expect.stringMatching(message),
  });
});

it("writes lines that the documented task of an editor understands", () => {
  const page = readFileSync("docs/commands.md", "utf8");
  const [, json = ""] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
  const { command, problemMatcher } = JSON.parse(json).tasks[0];
  expect(command).toMatch(/ check --format compact$/);
  const { regexp, ...groups } = problemMatcher.pattern;
  const result = checkFiles({
    "products/first.yaml": (text) =>
      `${text.replace(/eta: .*/, "eta: Q4 2025")}nmae: "a: error b:1:2: \\u001B"\n`,
    "pages/home.yaml": (text) => text.replace(/title: .*/, "title: TODO  the the words"),
  });
  expect(new Set(result.diagnostics.map(({ severity }) => severity)).size).toBeGreaterThan(1);
  const lines = compact(result).trimEnd().split("\n");
  expect(
    lines.map((line) => {
      const found = new RegExp(regexp).exec(line);
      return Object.fromEntries(
        Object.entries<number>(groups).map(([key, group]) => [key, found?.[group]]),
      );
    }),
  ).toEqual(
    result.diagnostics.map(({ file, start, severity, rule, message, hint }) => ({
      file,
      line: `${start.line}`,
      column: `${start.column}`,
      severity,
      code: rule,
      message: `${message} ${hint}`.replaceAll("\u001B", "␛"),
    })),
  );
  const clean = compact({ diagnostics: [], sources: result.sources });
  expect(new RegExp(regexp, "m").test(clean)).toBe(false);
});
