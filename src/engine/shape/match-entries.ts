import { valueAt } from "../values.ts";
import type { Path } from "../yaml/index.ts";
import { stampText } from "./stamps.ts";

/**
 * For each entry of a source list, the index of its translation; undefined if it is unknown.
 *
 * Entries are matched by the words that were translated, as the stamps have them: one that is added, removed or moved
 * in the source changes no other. Entries without stamps are matched by number.
 *
 * @param texts The texts of each entry of the source.
 * @param stampsAt The stamps of an entry of the list.
 * @returns undefined where a list without stamps cannot be matched.
 */
export function matchEntries(
  source: readonly unknown[],
  own: readonly unknown[],
  texts: readonly (readonly { path: Path; text: string }[])[],
  stampsAt: (index: number) => string[],
): (number | undefined)[] | undefined {
  const stamps = own.map((_, index) => stampsAt(index));
  const isEmpty = (index: number) => (own[index] ?? null) === null;
  const isWhole = own.every((_, index) => isEmpty(index) || stamps[index]?.length);
  const more = own.length - source.length;
  if (!isWhole) {
    // By hand, an entry is added where its source has it.
    const isLike = (index: number) =>
      isEmpty(index) || texts[index]?.some(({ path }) => valueAt(own[index], path) !== undefined);
    return more === 0 || (more < 0 && own.every((_, index) => isLike(index)))
      ? source.map((_, index) => (index < own.length ? index : undefined))
      : undefined;
  }
  const words = texts.map((found) => new Set(found.map(({ text }) => stampText(text))));
  const pairs = stamps.flatMap((ofEntry, from) =>
    words.flatMap((known, to) => {
      const alike = ofEntry.filter((stamp) => known.has(stampText(stamp))).length;
      return alike > 0 ? { from, to, alike, apart: Math.abs(from - to) } : [];
    }),
  );
  const places: (number | undefined)[] = source.map(() => undefined);
  for (const { from, to } of pairs.sort((a, b) => b.alike - a.alike || a.apart - b.apart))
    if (places[to] === undefined && !places.includes(from)) places[to] = from;
  // Entries that changed in all their words are matched by their order.
  for (const [to, entry] of source.entries()) {
    const kind = valueAt(entry, ["kind"]);
    const isSuccessor = (one: unknown, from: number) =>
      stamps[from]?.length && !places.includes(from) && (valueAt(one, ["kind"]) ?? kind) === kind;
    const next = own.findIndex(isSuccessor);
    if (next >= 0) places[to] ??= next;
  }
  return places;
}
