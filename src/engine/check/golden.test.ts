import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ruleSections, severityOf } from "../../../scripts/cli/commands/explain.ts";
import { assembleContent } from "../../../scripts/testing/files/example-content.ts";
import {
  type GoldenCase,
  goldenFiles,
  goldenFolder,
  readGolden,
  render,
} from "../../../scripts/testing/golden.ts";
import { checkGolden, type GoldenInput, inputOf } from "../../../scripts/testing/golden-check.ts";
import { isThorough, someDaily } from "../../../scripts/testing/whole.ts";
import { type Diagnostic, withChanges } from "../diagnostic.ts";
import { migrations } from "../schema/migrations.ts";
import { rules } from "./rules/index.ts";

/** The bounds of what a clock can say. */
const otherDays = ["1970-01-01", "9999-12-31"] as const;

const dated = new Set(rules.filter(({ isDated }) => isDated).map(({ id }) => id));

/** What stops a build, or what stops publishing: rules with their places. */
function errorsIn(found: readonly Diagnostic[]): string[] {
  const errors = found.filter(({ severity }) => severity === "error");
  return errors.map(({ rule, file, start }) => `${rule} ${file}:${start.line}`);
}

const placesIn = (found: readonly Diagnostic[]) =>
  found.map(({ rule, start, end }) => [rule, start.line, start.column, end.line, end.column]);

/** The content of a case with the texts of some files changed. */
function changeFiles(
  input: GoldenInput,
  files: readonly string[],
  change: (text: string) => string,
) {
  const texts = files.map((file) => [file, change(`${input.files[file]}`)]);
  return { ...input, files: { ...input.files, ...Object.fromEntries(texts) } };
}

function holdSentences(found: readonly Diagnostic[], label: string): void {
  for (const { rule, severity, id, message, hint } of found) {
    // No sentence stands in code: each message has an id.
    expect.soft(id, `${label}\n${message}`).toBeDefined();
    if (rule === "schema") expect.soft(severity, label).toBe("error");
    expect.soft(`${message} ${hint}`, label).toMatch(/^.+[.?!:…"»] .+[.?!]$/s);
    expect.soft(`${message} ${hint}`, label).not.toMatch(/undefined|NaN|\[object/);
  }
}

/** If `fix` can fix every finding in a file, a second check finds nothing. */
function holdFix(input: GoldenInput, found: readonly Diagnostic[], label: string) {
  const fixes = found.flatMap(({ fix }) => fix ?? []);
  const [file = "", ...others] = new Set(found.map((one) => one.file.replace("content/", "")));
  if (fixes.length === 0 || fixes.length < found.length || others.length > 0 || input.firm) return;
  const fixed = changeFiles(input, [file], (old) => withChanges(old, fixes));
  expect.soft(checkGolden(fixed), label).toEqual([]);
}

/** A text with what the hint of a finding says in the place of the finding; undefined if it is no text to write. */
function followedHint(text: string, { hint, start, end }: Diagnostic): string | undefined {
  const [, hinted] = /(?:^|\. )(?:Write|Did you mean) `([^`]+)`[.?]$/.exec(hint) ?? [];
  if (hinted === undefined || start.offset === end.offset) return undefined;
  const written = hinted.replace(/^- /, "");
  const lineStart = text.lastIndexOf("\n", start.offset) + 1;
  const indent = /^[ -]*/.exec(text.slice(lineStart))?.[0].length ?? 0;
  const isLine = /^[\w-]+: /.test(written);
  // Whose keys are below it is not replaced by a line.
  if (isLine && /^:\s*$/m.test(text.slice(end.offset).split("\n", 1)[0] ?? "")) return undefined;
  const from = isLine ? lineStart + indent : start.offset;
  const to = isLine ? /\r?\n|$/.exec(text.slice(end.offset))?.index : 0;
  return text.slice(0, from) + written + text.slice(end.offset + Number(to));
}

/** Whoever writes what the only hint of a file says has nothing left to read in that line. */
function holdFollowed(input: GoldenInput, found: readonly Diagnostic[], label: string) {
  const [only, another] = found;
  if (only?.rule !== "schema" || another || / is empty/.test(only.message)) return;
  const file = Object.keys(input.files).find(
    (one) => only.file.endsWith(`t/${one}`) || only.file.endsWith(`/${input.firm}/${one}`),
  );
  const followed = file && followedHint(`${input.files[file]}`, only);
  if (!file || followed === undefined) return;
  const after = checkGolden(
    changeFiles(input, [file], () => followed),
    { only: [] },
  );
  const left = after.filter(
    ({ start, message }) => start.line === only.start.line && !/ missing[.:]/.test(message),
  );
  expect
    .soft(
      left.map(({ message, hint }) => `${message} ${hint}`),
      label,
    )
    .toEqual([]);
}

/** With line ends of Windows the same is found in the same lines and columns. */
function holdLineEnds(
  input: GoldenInput,
  files: readonly string[],
  found: readonly Diagnostic[],
  label: string,
) {
  const windows = changeFiles(input, files, (text) => text.replaceAll("\n", "\r\n"));
  expect.soft(placesIn(checkGolden(windows)), label).toEqual(placesIn(found));
}

// Types keep the day from all other rules.
function holdDays(one: GoldenCase, input: GoldenInput, found: readonly Diagnostic[]): void {
  if (!dated.has(one.title) && !found.some(({ rule }) => dated.has(rule))) return;
  for (const today of otherDays)
    expect.soft(errorsIn(checkGolden(input, { today })), today).toEqual(errorsIn(found));
}

// `npx vitest run src/engine/check/golden.test.ts -u` updates marks and findings.
describe("golden files say what is found, and where", () => {
  it.each(goldenFiles())("%s", async (name) => {
    const written = readGolden(name).map((one, place) => {
      if (!isThorough && place % 20 > 0) return one.source;
      const input = inputOf(one);
      const found = checkGolden(input);
      holdSentences(found, one.written);
      holdFix(input, found, one.written);
      if (isThorough) holdFollowed(input, found, one.written);
      if (isThorough) holdDays(one, input, found);
      const own = input.texts.map(({ file }) => file.replace("content/", ""));
      if (place % 8 === 0 && !input.firm && own[0]) holdLineEnds(input, own, found, one.written);
      return render(one, input.texts, found);
    });
    await expect(`${written.join("\n")}\n`).toMatchFileSnapshot(join(goldenFolder, name));
  });
});

/** The examples of a rule's section in `docs/rules.md`: the file that both are of, the wrong one, and the right one. */
const examples =
  /^Wrong, in (?:the folder )?`content\/(.*)`:\n+```\w+\n(.*?)\n```\n+Right:\n+```\w+\n(.*?)\n```$/ms;

describe("docs/rules.md has a section for each rule, with its severity and its examples", () => {
  const sections = ruleSections();
  const listed = goldenFiles().flatMap((name) =>
    readGolden(name).map(({ title, parts }) => ({ title, ...parts[0] })),
  );

  it("and no other sections", () => {
    expect([...sections.keys()]).toEqual(rules.map(({ id }) => id));
  });

  it.each(someDaily(rules, 4).map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
    const section = sections.get(id) ?? "";
    expect(section).toMatch(new RegExp(`^Severity: ${severityOf(rule)}\n\n\\S`));
    // Nothing has another name yet; `renamed.test.ts` invents some.
    if (id === "renamed" && migrations.length === 0) return;
    const [, file, wrong, text = ""] = examples.exec(section) ?? [];
    const head = file || "the folder";
    // The golden file says what is found in it, and where.
    expect(listed).toContainEqual({
      title: id,
      head: expect.stringMatching(new RegExp(`^${head}(, |$)`)),
      text: wrong,
    });
    expect(checkGolden(assembleContent([{ head, text }]))).toEqual([]);
  });
});
