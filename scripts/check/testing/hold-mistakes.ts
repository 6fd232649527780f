import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type * as z from "zod";
import type { Diagnostic } from "../read/diagnostic.ts";
import { readYaml } from "../read/read.ts";
import { checkShape } from "../read/schema-findings.ts";
import { anyOf } from "../text/whole-words.ts";
import { followHint } from "./follow-hint.ts";

/** All that is wrong with a text, in the order in which it is found. */
export function findingsIn(text: string, schema?: z.ZodType): Diagnostic[] {
  const { file, diagnostics } = readYaml({ file: "x.yaml", text });
  return file && schema ? checkShape(schema, file, diagnostics).diagnostics : diagnostics;
}

/** A text without its marks « and », and the stretch that stood between them. */
export function marked(text: string): { text: string; start: number; end: number } {
  const start = text.indexOf("«");
  const end = text.indexOf("»") - 1;
  if (start === -1 || end < start) throw new Error(`No stretch is marked in: ${text}`);
  return { text: text.replace("«", "").replace("»", ""), start, end };
}

/** Message and hint of a finding, behind its rule where that is not the schema's own. */
export function wordsOf({ rule, message, hint }: Diagnostic): string {
  return `${rule === "schema" ? "" : `${rule}: `}${message} ${hint}`;
}

/** Words in which … stands for any others. */
export function like(words: string) {
  const parts = words.split("…").map((part) => anyOf([part]));
  return expect.stringMatching(new RegExp(`^${parts.join(".*")}$`));
}

/**
 * Holds that each text has one mistake, exactly where it is marked with « and », and what is said of
 * it; … stands for any other words. Whoever does what its hint says has no mistake left.
 */
function holdMistakes(mistakes: Record<string, string>, schema?: z.ZodType): void {
  const rows = Object.entries(mistakes).map(([source, words]) => ({ source, words }));
  describe.each(["\n", "\r\n"])("with lines that end in %j", (newline) => {
    it.each(rows)("$words", ({ source, words }) => {
      const { text, start, end } = marked(source.replaceAll("\n", newline));
      const found = findingsIn(text, schema);
      expect(found.map(wordsOf)).toEqual([like(words)]);
      expect(found).toMatchObject([
        { file: "x.yaml", severity: "error", start: { offset: start } },
      ]);
      expect(text.slice(start, found[0]?.end.offset)).toBe(text.slice(start, end));
      const mended = followHint(text, found[0] as Diagnostic);
      expect(mended === undefined ? [] : findingsIn(mended, schema).map(wordsOf), mended).toEqual(
        [],
      );
    });
  });
}

/**
 * Holds the mistakes of a list, one a line below headings: a passage, or + for the end, what stands there,
 * and what is said of it.
 *
 * @param parts For each heading a sound text, which may lack all, and its schema.
 */
export function holdListed(
  list: URL,
  parts: Readonly<Record<string, readonly [sound: string, schema?: z.ZodType]>>,
): void {
  const [, ...kinds] = readFileSync(list, "utf8").trimEnd().split("\n## ");
  it("each part of the list is held", () => expect(kinds).toHaveLength(Object.keys(parts).length));

  describe.each(kinds.map((kind) => kind.trimEnd().split("\n")))("%s", (title, ...rows) => {
    const [sound, schema] = parts[title] ?? [""];
    const mistakes = rows.map((row) => {
      const [passage = "", instead = "", words = ""] = row.split(" | ").map(unescaped);
      const text = passage === "+" ? `${sound}${instead}\n` : sound.replace(passage, () => instead);
      return [text, words];
    });
    holdMistakes(Object.fromEntries(mistakes), schema);
  });
}

/** A line of a list with its signs for line ends, tabs and what cannot be seen. */
export function unescaped(words: string): string {
  return words.replaceAll(/\\(?:[\\nt]|u[0-9A-F]{4})/g, (sign) => JSON.parse(`"${sign}"`));
}
