import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostic } from "../../src/engine/diagnostic.ts";
import { packTags } from "../../src/engine/site/packs/pack-tags.ts";
import { disk } from "../disk/disk.ts";
import type { GoldenPart, Written } from "./files/example-content.ts";

/** The folder of the golden files; its `README.md` says how a case is written. */
export const goldenFolder = join(import.meta.dirname, "../../src/engine/check/golden");

/** A case, and what that means. */
export interface GoldenCase {
  title: string;
  /** What stands in the golden file before the first text: title, rules and file, or `# or`. */
  opening: string;
  /** All of it, as the golden file has it, and with title, rules and file. */
  source: string;
  written: string;
  /** The rules that run, if not all do. */
  only?: string[];
  parts: GoldenPart[];
}

export function goldenFiles(): string[] {
  return readdirSync(goldenFolder).filter((name) => name.endsWith(".yaml"));
}

/** The cases of a golden file. One below `# or` has the title, the rules and the file of the one above. */
export function readGolden(name: string): GoldenCase[] {
  const source = readFileSync(join(goldenFolder, name), "utf8");
  let last = "";
  return source.split(/^(?=--- # |# or$)/m).map((one) => {
    const [opening = ""] = /^(?:# or|--- # .*?^# in [^\n]*)$/ms.exec(one) ?? [];
    if (opening !== "# or") last = opening;
    return { source: one.replace(/\n$/, ""), ...caseOf(opening, last + one.slice(opening.length)) };
  });
}

function caseOf(opening: string, whole: string): Omit<GoldenCase, "source"> {
  const written = whole.trimEnd();
  const [head = "", ...parts] = written.split(/^# in /m);
  const [, title = ""] = /^--- # (.*)/.exec(head) ?? [];
  const [, only] = /^# only (.*)/m.exec(head) ?? [];
  const settings = { title, opening, written, ...(only && { only: only.split(", ") }) };
  return { ...settings, parts: parts.map(partOf) };
}

function partOf(source: string): GoldenPart {
  const [head = "", ...lines] = source.trimEnd().split("\n");
  const own = lines.filter((line) => !/^ *# finds /.test(line)).join("\n");
  return { head, text: escapeText(own.replaceAll(/[«»]/g, "")) };
}

/** A text with the characters that ⟨ and ⟩ name. */
function escapeText(text: string): string {
  return text.replaceAll(/⟨U\+([\dA-F]{4,6})⟩/g, (_, hex) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}

/** Stand for « and » until all else in a text can be seen. */
const [opening, closing] = ["\uFDD0", "\uFDD1"];

/** What cannot be seen or ends a line, letters of another alphabet in a word, and the signs of golden files. */
const hidden = new RegExp(
  [
    String.raw`(?![\n${opening}${closing}])[\p{C}\p{Zl}\p{Zp}«»⟨⟩\uFFFD\u2011]`,
    String.raw`(?! )\p{Zs}`,
    ` (?=[${opening}${closing}]*$)`,
    String.raw`\p{Script=Cyrillic}(?=[a-z])|(?<=[a-z])\p{Script=Cyrillic}`,
  ].join("|"),
  "gmu",
);

/** A text in which all can be seen, as golden files have it. */
function visible(text: string): string {
  return text.replaceAll(hidden, (sign) => {
    const hex = (sign.codePointAt(0) as number).toString(16).toUpperCase();
    return `⟨U+${hex.padStart(4, "0")}⟩`;
  });
}

/** A finding's rule and words, in one line. */
function formatDiagnostic({ rule, message, hint }: Diagnostic): string {
  return visible(`${rule}: ${message} ${hint}`)
    .replaceAll("\n", "⟨U+000A⟩")
    .replaceAll(packTags(disk).join(", "), "(all packs)");
}

/** A case as it is to be written, with what was found. */
export function render(
  { opening, parts }: GoldenCase,
  texts: readonly Written[],
  found: readonly Diagnostic[],
): string {
  const elsewhere = new Set(found);
  const shownParts = parts.map((part, place) => {
    const own = texts[place] as Written;
    const marks = found.flatMap((finding) => {
      const { file, start, end } = finding;
      const [from, to] = [start, end].map(({ offset }) => own.ownOffset(offset));
      if (file !== own.file || from === undefined || to === undefined) return [];
      elsewhere.delete(finding);
      return [{ from, to, words: formatDiagnostic(finding) }];
    });
    return `${place === 0 ? opening : `# in ${part.head}`}\n${annotate(part.text, marks)}`;
  });
  const others = [...elsewhere].map((one) => {
    // Lines of firms move with each edit of a firm.
    const place = one.file.startsWith("content/") ? ` ${one.start.line}:${one.start.column}` : "";
    return `# finds in ${one.file}${place} ${formatDiagnostic(one)}`;
  });
  return [...shownParts, ...others].join("\n");
}

interface Mark {
  from: number;
  to: number;
  words: string;
}

/** A text with each stretch in « and », and below the line where it begins what is found there. */
function annotate(text: string, marks: readonly Mark[]): string {
  const signsAt = (offset: number) => {
    const countMarks = (is: (mark: Mark) => boolean) => marks.filter(is).length;
    const closes = countMarks(({ from, to }) => to === offset && from < offset);
    const points = countMarks(({ from, to }) => from === offset && to === offset);
    const opens = countMarks(({ from, to }) => from === offset && to > offset);
    return `${closing.repeat(closes)}${(opening + closing).repeat(points)}${opening.repeat(opens)}`;
  };
  let start = 0;
  const lines = text.split("\n").flatMap((line) => {
    const from = start;
    start += line.length + 1;
    const letters = Array.from(
      { length: line.length + 1 },
      (_, at) => signsAt(from + at) + line.charAt(at),
    );
    const indent = /^ */.exec(line)?.[0];
    const found = marks.filter((mark) => mark.from >= from && mark.from < start);
    return [
      visible(letters.join("")).replaceAll(opening, "«").replaceAll(closing, "»"),
      ...found.map(({ words }) => `${indent}# finds ${words}`),
    ];
  });
  return lines.join("\n");
}
