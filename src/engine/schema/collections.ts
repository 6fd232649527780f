import type { Day } from "../../words/dates/day.ts";

/**
 * The folders of dated entries, with the layout of these. The page that lists them has the folder's name as its layout.
 */
export const collections = { news: "post", events: "event", jobs: "job" } as const;

export type Folder = keyof typeof collections;
export type EntryLayout = (typeof collections)[Folder];

export const folders = Object.keys(collections) as Folder[];

/** The folder of the entry with a key; undefined for other pages. */
export const folderOf = (key: string): Folder | undefined =>
  folders.find((one) => key.startsWith(`${one}/`));

export const isEntryLayout = (layout: unknown): layout is EntryLayout =>
  (Object.values(collections) as unknown[]).includes(layout);

/** The first and the last day on which something is shown. */
interface Shown {
  from?: Day | undefined;
  until?: Day | undefined;
}

/** The days on which an entry is there. Its file may still lack them. The page of an event stays when it is over. */
export function daysOf(entry: { layout: unknown; day?: unknown; until?: unknown }): Shown {
  const { layout, day: from, until } = entry as Shown & { layout: unknown; day?: Day };
  return layout === "job" ? { from, until } : { from };
}

/** Whether something is shown on a day. */
export const isShownOn = ({ from = "", until = "9999" }: Shown, today: Day): boolean =>
  from <= today && today <= until;
