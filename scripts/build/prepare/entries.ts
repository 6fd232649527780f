import { byName } from "../../../src/content/by-name.ts";
import type { EntryLayout } from "../../../src/content/collections.ts";
import type { Content } from "../../../src/content/content.ts";
import { keepByObject, memoize } from "../../../src/content/memoize.ts";
import type { Entry, Page } from "../../../src/content/pages.ts";

/** An entry with the key of its page. */
export type EntryFile<Name extends EntryLayout> = readonly [
  key: string,
  entry: Extract<Page, { layout: Name }>,
];

/** The entries of each layout, by the pages among which they are. */
const sorted = memoize(() => keepByObject<Content["pages"], readonly EntryFile<EntryLayout>[]>());

/**
 * The entries of a layout in a language by their keys, newest first, events by when they begin; those of one day in
 * the order of their names.
 */
export function entriesOf<Name extends EntryLayout>(
  { pages }: Pick<Content, "pages">,
  layout: Name,
): readonly EntryFile<Name>[] {
  const found = sorted(layout)(pages, "", () =>
    Object.entries(pages)
      .filter((one): one is [string, Entry] => one[1].layout === layout)
      .sort(([a, one], [b, other]) => byDate(one, other) || byName(a, b)),
  );
  return found as unknown as readonly EntryFile<Name>[];
}

/** Compares texts, such as days, for their order. */
export const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const dateOf = (entry: Entry) => (entry.layout === "event" ? entry.from : entry.day);

const byDate = (one: Entry, other: Entry) =>
  compare(dateOf(one), dateOf(other)) * (one.layout === "event" ? 1 : -1);
