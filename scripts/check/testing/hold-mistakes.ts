import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type * as z from "zod";
import type { Diagnostic, Position } from "../read/diagnostic.ts";
import { readYaml } from "../read/read.ts";
import { checkShape } from "../read/schema-findings.ts";
import { escapePattern } from "../text/escape-pattern.ts";

/** All that is wrong with a text, in the order in which it is found. */
export function findingsIn(text: string, schema?: z.ZodType): Diagnostic[] {
  const { file, isEmpty, diagnostics } = readYaml({ file: "x.yaml", text });
  return file && schema && !isEmpty
    ? checkShape(schema, file, diagnostics).diagnostics
    : diagnostics;
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
  const parts = words.split("…").map((part) => escapePattern(part));
  return expect.stringMatching(new RegExp(`^${parts.join(".*")}$`));
}

/**
 * Holds that each mistake of a list is one finding, exactly where it is marked with « and », and that its
 * words are those in the list. A row is a passage, or + for the end, what stands in its place, and the
 * words. `npx vitest run <test> -u` writes the words.
 *
 * @param parts For each heading a sound text, which may lack all, and its schema.
 */
export function holdListed(
  list: URL,
  parts: Readonly<Record<string, readonly [sound: string, schema?: z.ZodType]>>,
): void {
  const [intro, ...kinds] = readFileSync(list, "utf8").trimEnd().split("\n## ");
  const written: string[] = [`${intro}`.trimEnd()];

  it.each(kinds.map((kind) => kind.trimEnd().split("\n")))("%s", (title, ...rows) => {
    const [sound = "", schema] = parts[title] ?? [];
    expect(Object.keys(parts)).toContain(title);
    written.push(`\n## ${title}`);
    for (const row of rows) {
      const [passage = "", instead = ""] = row.split(" | ");
      const [before, after] = [passage, instead].map(unescaped) as [string, string];
      const source = before === "+" ? `${sound}${after}\n` : sound.replace(before, () => after);
      const { text, start, end } = marked(source);
      const found = findingsIn(text, schema);
      written.push(`${passage} | ${instead} | ${found.map(wordsOf).join(" | ")}`);
      expect.soft(found, row).toMatchObject([{ file: "x.yaml", severity: "error" }]);
      expect
        .soft(text.slice(found[0]?.start.offset, found[0]?.end.offset), row)
        .toBe(text.slice(start, end));
      expect.soft(found[0]?.start.offset, row).toBe(start);
      const windows = findingsIn(text.replaceAll("\n", "\r\n"), schema);
      const withoutOffset = ({ line, column }: Position) => [line, column];
      const places = (all: readonly Diagnostic[]) =>
        all.map(({ start, end }) => [start, end].map(withoutOffset));
      expect.soft(places(windows), row).toEqual(places(found));
    }
  });

  it("the words of each are those of the list", async () => {
    await expect(`${written.join("\n")}\n`).toMatchFileSnapshot(fileURLToPath(list));
  });
}

/** A line of a list with its signs for line ends, tabs and what cannot be seen. */
export function unescaped(words: string): string {
  return words.replaceAll(/\\(?:[\\nt]|u[0-9A-F]{4})/g, (sign) => JSON.parse(`"${sign}"`));
}
