import type { EntryLayout } from "../../../src/content/collections.ts";
import type { Content } from "../../../src/content/content.ts";
import type { Entry, Page } from "../../../src/content/pages.ts";

/** An entry with the key of its page. */
export type EntryFile<Name extends EntryLayout> = readonly [
  key: string,
  entry: Extract<Page, { layout: Name }>,
];

const sorted = new WeakMap<Content["pages"], Map<EntryLayout, readonly EntryFile<EntryLayout>[]>>();

/**
 * The entries of a layout in a language by their keys, newest first, events by when they begin; those of one day in
 * the order of their names.
 */
export function entriesOf<Name extends EntryLayout>(
  { pages }: Pick<Content, "pages">,
  layout: Name,
): readonly EntryFile<Name>[] {
  const known = sorted.get(pages) ?? new Map<EntryLayout, readonly EntryFile<EntryLayout>[]>();
  sorted.set(pages, known);
  const found =
    known.get(layout) ??
    Object.entries(pages)
      .filter((one): one is [string, Entry] => one[1].layout === layout)
      .sort(([a, one], [b, other]) => byDate(one, other) || compare(a, b));
  known.set(layout, found);
  return found as unknown as readonly EntryFile<Name>[];
}

/** Compares texts, such as days, for their order. */
export const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const dateOf = (entry: Entry) => (entry.layout === "event" ? entry.from : entry.day);

const byDate = (one: Entry, other: Entry) =>
  compare(dateOf(one), dateOf(other)) * (one.layout === "event" ? 1 : -1);
