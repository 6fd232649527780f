import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, it, vi } from "vitest";
import { compact } from "../check/reporters/formats.ts";
import { checkFiles } from "../check/testing/check-files.ts";
import { temporaryContent } from "../check/testing/temporary-content.ts";
import { fileIn } from "./testing/content-folder.ts";
import { contentCommand, plainly, runContent } from "./testing/run-content.ts";

/** Arguments with which the check takes standard input for a file. */
const instead = (directory: string, name: string) => {
  const flags = ["--stdin-filename", join(directory, name), "--format", "compact"];
  return ["check", "-", ...flags, "--content", directory];
};

it("takes a file from standard input in place of the one on disk, with all others beside it", () => {
  const directory = temporaryContent();
  const command = [...contentCommand, ...instead(directory, "pages/home.yaml")];
  const input = `${fileIn(directory, "pages/home.yaml")}links: no\n`;
  const { status, stdout } = spawnSync(process.execPath, command, { ...plainly, input });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^.*\/pages\/home\.yaml:\d+:\d+: error schema: .*`links`.*\n$/);
});

it.each([
  ["pages", "a: 1\n", /pages' is no content file yet\. Save it there first\./],
  ["pages/later.yaml", "a: 1\n", /later\.yaml' is no content file yet\./],
  ["site.yaml", Buffer.from([0x61, 0xff]), /Standard input is not in UTF-8\./],
])("says so where it cannot: %s", async (name, input, message) => {
  const stream = Readable.from([Buffer.from(input)]);
  vi.spyOn(process, "stdin", "get").mockReturnValue(stream as never);
  expect(await runContent(instead(temporaryContent(), name))).toEqual({
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
  });
  expect(new Set(result.diagnostics.map(({ severity }) => severity)).size).toBeGreaterThan(1);
  const lines = compact(result).trimEnd().split("\n");
  const read = lines.map((line) => {
    const found = new RegExp(regexp).exec(line);
    const told = Object.entries<number>(groups).map(([key, group]) => [key, found?.[group]]);
    return Object.fromEntries(told);
  });
  const said = result.diagnostics.map(({ file, start, severity, rule, message, hint }) => ({
    file,
    line: `${start.line}`,
    column: `${start.column}`,
    severity,
    code: rule,
    message: `${message} ${hint}`.replaceAll("\u001B", "␛"),
  }));
  expect(read).toEqual(said);
  const clean = compact({ diagnostics: [], sources: result.sources });
  expect(new RegExp(regexp, "m").test(clean)).toBe(false);
});
