import { memoize } from "../../words/memoize.ts";
import type { Layout } from "../schema/layouts.ts";
import { isEntry, type Page } from "../schema/pages.ts";

/** Pages by the values of their files, so that a page whose file is unchanged stays the same object. */
export const pageWith = memoize(
  (data: object, layout: Layout) => withHead({ ...data, layout } as Page),
  {
    state: (_, layout) => layout,
  },
);

/** A page; an entry with the names that others have for its title and lead. */
export function withHead(page: Page): Page {
  return isEntry(page) ? { ...page, heading: page.title, description: page.lead } : page;
}
