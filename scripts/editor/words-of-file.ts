import { createHash } from "node:crypto";
import { directionOf } from "../../src/content/direction-of.ts";
import type { Finding, Words, WordsOfFile } from "../../src/editor/protocol.ts";
import type { CheckResult } from "../check/check.ts";
import { type Diagnostic, type TextRange, withChanges } from "../content/diagnostic.ts";
import { type Path, readYaml } from "../content/read-yaml.ts";
import { valueAt } from "../content/values.ts";
import type { Single } from "../edit/yaml-text.ts";
import type { Entry, WordFile } from "./word-files.ts";

/** A file with its words, and what the check says of each. */
export function wordsOfFile(file: WordFile, { located, diagnostics }: CheckResult): WordsOfFile {
  const siteLanguage = located.site?.value && valueAt(located.site.value, ["language"]);
  const language = file.translation?.tag ?? `${siteLanguage ?? "en"}`;
  const found = diagnostics.filter(isOf(file));
  return {
    file: file.file.file,
    hash: versionOf(file),
    words: file.entries.map((entry) => wordsAt(file, entry, found, [language, `${siteLanguage}`])),
  };
}

function wordsAt(
  file: WordFile,
  { place, path, field, value, source, isStale = false }: Entry,
  found: readonly Diagnostic[],
  [language, sourceLanguage]: [string, string],
): Words {
  const { prose, isParagraph } = field.facts;
  const text = wordsOf(value);
  const own = languageAt(file.value, path) ?? language;
  const label = labelOf(field, path);
  const comment = file.translation ? "" : commentAbove(file, path);
  const choices = typeof value === "boolean" ? ["true", "false"] : field.choices;
  return {
    place,
    label,
    ...(comment && comment !== label && { comment }),
    group: groupOf(file.value, path),
    line: rangeOf(file, path).start.line,
    words: text,
    kind: !prose ? "fact" : isParagraph ? "paragraph" : "text",
    ...(choices.length > 0 && { choices }),
    language: own,
    direction: prose ? (directionOf(own) ?? "ltr") : "auto",
    isGap: prose !== undefined && /^…?$/.test(text.trim()),
    findings: findingsAt(file, path, found),
    ...(source !== undefined && {
      source: {
        words: source,
        language: sourceLanguage,
        direction: directionOf(sourceLanguage) ?? "ltr",
        isStale,
      },
    }),
  };
}

/** The language that a group around a value says that it is in. */
function languageAt(value: unknown, path: Path): string | undefined {
  const said = path.map((_, depth) => valueAt(value, [...path.slice(0, depth), "lang"]));
  return said.findLast((tag) => typeof tag === "string") as string | undefined;
}

function labelOf(field: Entry["field"], path: Path): string {
  const key = path.findLast((step) => typeof step === "string");
  return field.description ?? `${key}`;
}

/** The comment right above a key, without what programs read. */
function commentAbove({ file }: WordFile, path: Path): string {
  const { line = 1 } = file.keyRange(path)?.start ?? {};
  const above = file.text.split(/\r?\n/, line - 1);
  const from = above.findLastIndex((one) => !/^\s*#/.test(one)) + 1;
  const lines = above.slice(from).map((one) => one.replace(/^\s*#\s*/, ""));
  return lines.filter((one) => !/^(?:content-ignore|yaml-language-server)\b/.test(one)).join(" ");
}

/** The entries of lists around a value, with the kind that a section has, such as `sections 2 (features), items 1`. */
function groupOf(value: unknown, path: Path): string {
  const entries = path.flatMap((step, index) => {
    if (typeof step !== "number") return [];
    const kind = valueAt(value, [...path.slice(0, index + 1), "kind"]);
    return [`${path[index - 1]} ${step + 1}${typeof kind === "string" ? ` (${kind})` : ""}`];
  });
  return entries.join(", ");
}

function rangeOf({ file }: WordFile, path: Path): TextRange {
  return file.valueRange(path) ?? file.keyRange(path) ?? file.range(0, 0);
}

export const isOf =
  ({ file }: WordFile) =>
  (one: Diagnostic) =>
    one.file === file.file;

/** The most findings about a text that the panel lists, and characters of fixed texts that it gets with them. */
const most = { findings: 20, fixed: 100_000 };

/** Findings about a value. */
export function findingsAt(file: WordFile, path: Path, found: readonly Diagnostic[]): Finding[] {
  const { start, end } = rangeOf(file, path);
  if (end.offset === 0) return [];
  const own = found
    .filter(isOf(file))
    .filter((one) => one.start.offset >= start.offset && one.end.offset <= end.offset);
  let room = most.fixed;
  return own.slice(0, most.findings).map((one) => {
    const { fix } = one;
    if (!fix || fix.start < start.offset || fix.end > end.offset || room <= 0)
      return plainFinding(one);
    const { file: fixed } = readYaml({ ...file.file, text: withChanges(file.file.text, [fix]) });
    const words = valueAt(fixed?.value, path);
    if (typeof words !== "string") return plainFinding(one);
    room -= words.length;
    return { ...plainFinding(one), fixed: wordsOf(words) };
  });
}

export const plainFinding = ({ severity, rule, message, hint }: Diagnostic): Finding => ({
  ...{ severity, rule, message, hint },
});

/** The words of a value, without the last line end that its block gives it. */
const wordsOf = (value: Single | null) => `${value ?? ""}`.replace(/\n$/, "");

/** Changes with each byte of a file, and of the source of a translation, by which its entries are counted. */
export const versionOf = ({ file, translation }: WordFile): string =>
  hashOf(file.text + (translation?.translated.source.text ?? ""));

/** Changes with each byte of a text. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
