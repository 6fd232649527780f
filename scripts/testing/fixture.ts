import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse, stringify } from "yaml";
import { fieldOf } from "../../src/engine/shape/fields/field.ts";
import { filesWithTexts } from "./files/files-with-texts.ts";
import { filled } from "./filled.ts";
import { schemaOf } from "./translated.ts";

/** Changes to files by their path in the content folder: new text, a change of it, or removal. */
export type FixtureEdits = Record<string, string | Uint8Array | null | ((text: string) => string)>;

/** The day on which the fixture was written, and on which all examples are run. */
export const exampleDay = "2026-01-15";

/** The texts of a folder next to this file, by their paths in it. */
export function textsOf(folder: string): Record<string, string> {
  return Object.fromEntries(filesWithTexts(join(import.meta.dirname, folder)));
}

/** The texts of the fixture. Those of pages are completed by words in all places that the schema asks for. */
const written = Object.fromEntries(
  Object.entries(textsOf("content")).map(([file, text]) => {
    const own = parse(text);
    const whole = file === "site.yaml" ? own : filled(fieldOf(schemaOf(file, own)), own);
    return [file, isDeepStrictEqual(own, whole) ? text : stringify(whole)];
  }),
);

/** A product's file, for tests to spoil. */
export const productText = `${textsOf("examples")["products/first.yaml"]}`;

/** What each day's fixture holds, made when it is first asked for. */
const known = new Map<string, Record<string, string>>();

/**
 * The files of a small, complete content folder with all pages and parts; its products are `first.yaml` and
 * `second.yaml`.
 *
 * @param day The day on which no rule finds anything in it.
 */
export function fixtureFiles(day: Date): Record<string, string> {
  const key = day.toISOString().slice(0, 10);
  const files = known.get(key) ?? filesOnDay(key);
  known.set(key, files);
  return { ...files };
}

/** The values of the fixture's files, in which no rule of the check finds anything on a day. */
export function fixtureValues(day = new Date()): Record<string, Record<string, unknown>> {
  const files = Object.entries(fixtureFiles(day));
  return Object.fromEntries(files.map(([name, text]) => [name, parse(text)]));
}

/** The files with each of their days as far from a day as it is from the one on which they were written. */
function filesOnDay(day: string): Record<string, string> {
  const later = Date.parse(day) - Date.parse(exampleDay);
  const moveDay = (date: string) => new Date(Date.parse(date) + later).toISOString().slice(0, 10);
  const quarter = `Q4 ${Number(day.slice(0, 4)) + 1}`;
  const files = Object.entries(written).map(([name, text]) => {
    const now = text.replaceAll(/\b\d{4}-\d\d-\d\d\b/g, moveDay).replace("Q4 2027", quarter);
    return [name, now];
  });
  return Object.fromEntries(files);
}
