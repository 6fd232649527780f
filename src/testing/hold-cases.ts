import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

/** Cases of a function of texts, as a `.test.yaml` file has them. */
export interface Table {
  what: string;
  function: string;
  /** What the function gets in addition to each text. */
  with?: unknown;
  /** Results by text; `null` stands for `undefined`. */
  cases?: Record<string, unknown>;
  /** Texts that all have the same result. */
  texts?: string[];
  result?: unknown;
}

/** What a YAML file next to a test holds. */
export function casesIn<Cases>(folder: string, file: string): Cases {
  return parse(readFileSync(`${folder}/${file}`, "utf8"));
}

/** A row of a YAML file, for a test that bears its words. */
export interface Row {
  what: string;
  /** Parts of a text. */
  has?: string[];
  /** Parts that it has not. */
  lacks?: string[];
}

/** Expects of a text what a row says of its parts. */
export function expectParts(text: string, { has = [], lacks = [] }: Omit<Row, "what">): void {
  for (const part of has) expect(text).toContain(part);
  for (const part of lacks) expect(text).not.toContain(part);
}

/**
 * Holds functions of texts to the tables of a YAML file.
 *
 * @param functions By their names in the file, which uses each.
 */
export function holdCases(
  tables: readonly Table[],
  functions: Readonly<Record<string, (text: string, beside: never) => unknown>>,
): void {
  for (const { what, function: name, with: beside, cases = {}, texts = [], result } of tables) {
    const all = texts.map((text) => [text, result] as const);
    it.each([...Object.entries(cases), ...all])(`${what}: %j`, async (text, wanted) => {
      expect((await functions[name]?.(text, beside as never)) ?? null).toEqual(wanted);
    });
  }
}
