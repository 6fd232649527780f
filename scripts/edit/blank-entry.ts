import { keysToChooseFrom } from "../../src/content/facts.ts";
import type { Field } from "../content/field.ts";
import { isGroup, valueAt } from "../content/values.ts";
import type { Plain } from "./yaml-text.ts";

/** The text of what is still to be written. */
export const gap = "…";

/** What a new entry has where the schema needs a page or a picture. */
export interface Defaults {
  page: string;
  /** Name of a picture of the site, if it has one. */
  picture: string | undefined;
  /** The words of a text; by default a gap. */
  words?: (field: Field) => string;
  /** How many groups a list of groups has; one by default. */
  groups?: number;
}

/**
 * A new entry of a list, with a gap for each text, number and address. What else programs read is as in the entry next
 * to it.
 *
 * @param like that entry, whose optional texts the new one has too; undefined for the shortest that the schema takes.
 * @returns undefined where the schema needs more than this can know.
 */
export function blankEntry(field: Field, like: unknown, defaults: Defaults): Plain | undefined {
  const { page, picture, words = () => gap, groups = 1 } = defaults;
  // A row of a table has as many cells as the others.
  if (field.element && Array.isArray(like)) return like.map(() => gap);
  return [false, true].map((isLong) => blankValue(field, like, isLong)).find(fits);

  function fits(value: Plain | undefined): boolean {
    return value !== undefined && field.accepts(value);
  }

  /** @param isLong whether optional values that are no texts are there too, such as pictures. */
  function blankValue(one: Field, value: unknown, isLong: boolean): Plain | undefined {
    const { facts, element, choices } = one;
    if (facts.isPage) return typeof value === "string" ? value : page;
    if (facts.picture) return typeof value === "string" ? value : picture;
    if (facts.prose) return words(one);
    if (element) {
      const entry = blankValue(element, valueAt(value, [0]), isLong);
      return entry === undefined ? undefined : Array(isGroup(entry) ? groups : 1).fill(entry);
    }
    const fields = one.fields(value);
    // A table has a name and a figure in each row.
    if (fields["columns"] && fields["rows"]) {
      const cells = [fields["columns"], fields["rows"].element].map((list) =>
        Array(2).fill(words(list?.element as Field)),
      );
      return { columns: cells[0] as Plain, rows: [cells[1] as Plain] };
    }
    const names = Object.keys(fields);
    if (names.length === 0) {
      // A number or address of another entry would be published as one's own.
      const isCopied = typeof value === "string" && choices.length === 0;
      return isCopied && one.accepts(gap) ? gap : ((value as Plain | undefined) ?? choices[0]);
    }
    const [chosen] = keysToChooseFrom(one.schema).filter((key) => !isGroup(value) || key in value);
    const wanted = names.filter((key) => {
      const part = fields[key] as Field;
      if (key === chosen || !part.mayBeLeftOut) return true;
      const { facts, type } = part.element ?? part;
      const isText = facts.prose !== undefined || (part.element && type !== "string");
      return isGroup(value) && key in value && (isLong || isText) && !/^(?:id|lang)$/.test(key);
    });
    const parts = wanted.map((key) => [
      key,
      blankValue(fields[key] as Field, valueAt(value, [key]), isLong),
    ]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
}
