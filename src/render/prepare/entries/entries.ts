import { type EntryLayout, folderOf } from "../../../engine/schema/collections.ts";
import { type Entry, type Page, pageOf } from "../../../engine/schema/pages.ts";
import { formerPath } from "../../../engine/schema/values/page-key.ts";
import type { Content } from "../../../site/data/content.ts";
import { tabTitle } from "../../../site/data/tab-title.ts";
import { byName } from "../../../words/by-name.ts";
import { memoize } from "../../../words/memoize.ts";

/** An entry with the key of its page. */
export type EntryFile<Name extends EntryLayout> = readonly [
  key: string,
  entry: Extract<Page, { layout: Name }>,
];

/** The entries of each layout, by the pages among which they are. */
const sorted = memoize((layout) =>
  memoize((pages: Content["pages"]) =>
    Object.entries(pages)
      .filter((one): one is [string, Entry] => one[1].layout === layout)
      .sort(([a, one], [b, other]) => byDate(one, other) || byName(a, b)),
  ),
);

/**
 * The entries of a layout in a language by their keys, newest first, events by when they begin; those of one day in
 * the order of their names.
 */
export function entriesOf<Name extends EntryLayout>(
  { pages }: Pick<Content, "pages">,
  layout: Name,
): readonly EntryFile<Name>[] {
  return sorted(layout)(pages) as unknown as readonly EntryFile<Name>[];
}

/** Compares texts, such as days, for their order. */
export const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const dateOf = (entry: Entry) => (entry.layout === "event" ? entry.from : entry.day);

const byDate = (one: Entry, other: Entry) =>
  compare(dateOf(one), dateOf(other)) * (one.layout === "event" ? 1 : -1);

/** What readers and calendars call all entries of a list: the title of its page, with the name of the firm. */
export function listTitle({ site, pages }: Content, layout: "news" | "events"): string {
  const { title } = pageOf(pages, layout) ?? {};
  return title ? tabTitle(site, title) : site.company.name;
}

/**
 * The first path that an entry had among those of its folder, such as `news/first`: readers and calendars show an entry
 * again whose id is another, so that it stays when the entry moves.
 */
export function firstPathOf(
  [key, { formerly = [] }]: EntryFile<EntryLayout>,
  pages: object,
): string {
  const ofFolder = (path: string) => folderOf(path) === folderOf(key) && !/\/.*\//.test(path);
  const isFree = (path: string) => path === key || !(path in pages);
  return formerly.map(formerPath).find((path) => ofFolder(path) && isFree(path)) ?? key;
}
