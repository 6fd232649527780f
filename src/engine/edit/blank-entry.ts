import { keysToChooseFrom } from "../schema/values/field-facts.ts";
import type { Field } from "../shape/index.ts";
import type { ContentFiles } from "../site/index.ts";
import { isGroup, valueAt } from "../values.ts";
import type { Plain } from "./yaml/yaml-text.ts";

/** The text of what is still to be written. */
export const gap = "…";

/** What a new entry has where the schema needs a page or a picture. */
export interface Defaults {
  page: string;
  /** Name of the picture that each has, in a drawing; an owner chooses what a new entry shows. */
  picture?: string | undefined;
  /** The words of a text; by default a gap. */
  words?: (field: Field) => string;
  /** How many groups a list of groups has; one by default. */
  groups?: number;
  /** Whether the new entry has the values of `like`, and a gap only where it lacks a text. */
  isGiven?: boolean;
}

/** The first page of a site, to which a new link leads. */
export const defaultsOf = ({ site }: Pick<ContentFiles, "site">): Defaults => ({
  page: site?.root.startPage ?? "home",
});

/**
 * A new entry of a list, with a gap for each text, number and address. What else programs read is as in the entry next
 * to it.
 *
 * @param like that entry, whose optional texts the new one has too; undefined for the shortest that the schema takes.
 * @returns undefined where the schema needs more than this can know.
 */
export function blankEntry(field: Field, like: unknown, defaults: Defaults): Plain | undefined {
  const { page, picture, words = () => gap, groups = 1, isGiven = false } = defaults;
  /** Whether it lacks words that the language pack has, and something that nobody has. */
  let isPacked = false;
  let isLacking = false;
  if (isGiven) return blankValue(field, like, true);
  // A row of a table has as many cells as the others.
  if (field.element && Array.isArray(like)) return like.map(() => gap);
  return [false, true]
    .map((isLong) => {
      isLacking = false;
      const value = blankValue(field, like, isLong);
      return fits(value) ? value : undefined;
    })
    .find((value) => value !== undefined);

  function fits(value: Plain | undefined): boolean {
    return value !== undefined && !isLacking && (isPacked || field.accepts(value));
  }

  /** @param isLong whether optional values that are no texts are there too, such as pictures. */
  function blankValue(one: Field, value: unknown, isLong: boolean): Plain | undefined {
    const { facts, element, choices } = one;
    if (isGiven && value !== undefined && typeof value !== "object") return value as Plain;
    if (facts.isPage) return typeof value === "string" ? value : page;
    if (facts.picture) return picture;
    if (facts.prose) return words(one);
    if (element && isGiven && value !== undefined)
      return Object.values(value as object).map(
        (entry) => blankValue(element, entry, isLong) ?? "",
      );
    if (element) {
      const [first] = element.kinds.keys();
      const begun = first && { [`${element.discriminator}`]: first };
      const entry = blankValue(element, valueAt(value, [0]) ?? begun, isLong);
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
      return typeof value === "string" && one.accepts(gap)
        ? gap
        : ((value as Plain | undefined) ?? choices[0] ?? facts.start);
    }
    const kind = one.kinds.get(`${valueAt(value, [one.discriminator ?? "kind"])}`);
    const ways = keysToChooseFrom((kind ?? one).schema);
    const [chosen = ways[0]] = ways.filter((key) => !isGroup(value) || key in value);
    const wanted = names.filter((key) => {
      const part = fields[key] as Field;
      const hasWords = part.facts.pack ? !part.facts.pack.chosenBy : part.mayComeFromPack;
      if (hasWords && !(isGroup(value) && key in value)) {
        isPacked = true;
        return false;
      }
      if (key === chosen || !part.mayBeLeftOut) return true;
      const { facts, type } = part.element ?? part;
      const isText = facts.prose !== undefined || (part.element && type !== "string");
      const isOwn = isGiven || !/^(?:id|lang)$/.test(key);
      return isGroup(value) && key in value && (isLong || isText) && isOwn;
    });
    const parts = wanted.map((key) => [
      key,
      blankValue(fields[key] as Field, valueAt(value, [key]), isLong),
    ]);
    isLacking ||= parts.some(
      ([key, part]) => part === undefined && !fields[`${key}`]?.mayBeLeftOut,
    );
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
}
