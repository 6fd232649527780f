import type * as z from "zod";
import { isTranslated } from "../../../../src/content/schema/facts.ts";
import { elementOf, isGroup, pathId, shapeOf, valueAt } from "../findings/field.ts";
import type { Path, YamlFile } from "../read.ts";
import { type Stamps, stampKey, stampOf } from "./stamps.ts";

/** A translated file whose list entries are in the places of those that they translate. */
export interface Aligned {
  /** The file with its values and ranges by the paths of the source. */
  file: YamlFile;
  /** The path in the file itself; a step of it is "-" where the file lacks an entry. */
  ownPath(path: Path): Path;
  /** Lists whose entries cannot be matched with those of the source. */
  otherwise: Path[];
}

/**
 * Matches the entries of lists with those of the source by the words that were translated, as the stamps have them: an
 * entry that is added, removed or moved in the source changes no other. Entries without stamps are matched by number.
 */
export function aligned(
  schema: z.ZodType,
  file: YamlFile,
  source: unknown,
  name: string,
  stamps: Stamps = {},
): Aligned {
  const placesOf = new Map<string, (number | undefined)[]>();
  const otherwise: Path[] = [];
  const keys = Object.keys(stamps).filter((key) => key.startsWith(`${name} `));

  function place(field: z.ZodType, there: unknown, own: unknown, path: Path, at: Path): unknown {
    const element = elementOf(field);
    if (element && Array.isArray(there) && Array.isArray(own)) {
      const stampsAt = (index: number) => {
        const start = stampKey(name, [...at, index]);
        const found = keys.filter((key) => key === start || key.startsWith(`${start}.`));
        return found.map((key) => stamps[key] ?? "");
      };
      const places = matched(element, there, own, stampsAt);
      if (!places) {
        otherwise.push(path);
        return own;
      }
      placesOf.set(pathId(path), places);
      return there.map((entry, index) => {
        const from = places[index] ?? -1;
        return place(element, entry, own[from] ?? null, [...path, index], [...at, from]);
      });
    }
    if (!isGroup(there) || !isGroup(own)) return own;
    const shape = shapeOf(field, there);
    const placed = Object.entries(own).map(([key, value]) => {
      const part = shape[key];
      const moved = part && place(part, there[key], value, [...path, key], [...at, key]);
      return [key, part ? moved : value];
    });
    return Object.fromEntries(placed);
  }

  const value = place(schema, source, file.value, [], []);
  const ownPath = (path: Path) =>
    path.map((step, depth) => {
      const places = placesOf.get(pathId(path.slice(0, depth)));
      return places && typeof step === "number" ? (places[step] ?? "-") : step;
    });
  const places: YamlFile = {
    ...{ ...file, value },
    keyRange: (path) => file.keyRange(ownPath(path)),
    valueRange: (path) => file.valueRange(ownPath(path)),
    textRange: (path, ...stretch) => file.textRange(ownPath(path), ...stretch),
  };
  return { file: places, ownPath, otherwise };
}

/**
 * For each entry of a source, the number of the one that translates it; undefined where nothing tells.
 *
 * @param stampsAt Hashes of the words from which an entry was translated.
 */
function matched(
  field: z.ZodType,
  source: readonly unknown[],
  own: readonly unknown[],
  stampsAt: (index: number) => string[],
): (number | undefined)[] | undefined {
  const texts = source.map((entry) => textsIn(field, entry));
  const stamps = own.map((_, index) => stampsAt(index));
  const isEmpty = (index: number) => (own[index] ?? null) === null;
  const isWhole =
    own.every((_, index) => isEmpty(index) || stamps[index]?.length) &&
    stampsAt(own.length).length === 0;
  const more = own.length - source.length;
  if (!isWhole) {
    // By hand, an entry is added where its source has it.
    const isLike = (index: number) =>
      isEmpty(index) || texts[index]?.some(({ path }) => valueAt(own[index], path) !== undefined);
    return more === 0 || (more < 0 && own.every((_, index) => isLike(index)))
      ? source.map((_, index) => (index < own.length ? index : undefined))
      : undefined;
  }
  const hashes = texts.map((found) => new Set(found.map(({ text }) => stampOf(text))));
  const pairs = stamps.flatMap((ofEntry, from) =>
    hashes.flatMap((known, to) => {
      const alike = ofEntry.filter((stamp) => known.has(stamp)).length;
      return alike > 0 ? { from, to, alike, apart: Math.abs(from - to) } : [];
    }),
  );
  const places: (number | undefined)[] = source.map(() => undefined);
  for (const { from, to } of pairs.sort((a, b) => b.alike - a.alike || a.apart - b.apart))
    if (places[to] === undefined && !places.includes(from)) places[to] = from;
  // Entries that changed in all their words are matched by their order.
  for (const [to, entry] of source.entries()) {
    const kind = valueAt(entry, ["kind"]);
    const isNext = (one: unknown, from: number) =>
      stamps[from]?.length && !places.includes(from) && (valueAt(one, ["kind"]) ?? kind) === kind;
    const next = own.findIndex(isNext);
    if (next >= 0) places[to] ??= next;
  }
  return places;
}

/** The texts to translate in a value, with their paths. */
function textsIn(
  field: z.ZodType,
  value: unknown,
  path: Path = [],
): { path: Path; text: string }[] {
  if (typeof value === "string") return isTranslated(field) ? [{ path, text: value }] : [];
  const element = elementOf(field);
  if (element && Array.isArray(value))
    return value.flatMap((entry, index) => textsIn(element, entry, [...path, index]));
  if (!isGroup(value)) return [];
  const shape = shapeOf(field, value);
  return Object.entries(value).flatMap(([key, inner]) => {
    const part = shape[key];
    return part ? textsIn(part, inner, [...path, key]) : [];
  });
}
