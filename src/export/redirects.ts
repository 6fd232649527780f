import { formerNames } from "../content/former-names.ts";
import type { Content } from "../content/schema/content.ts";
import { routeOf } from "../routes.ts";

/** An address that a page had. */
export interface Redirect {
  /** The address below the base path, encoded. */
  from: string;
  /** Its file in the export. */
  file: string;
  /** Key of the page, and its address now. */
  key: string;
  to: string;
}

/** The addresses that a site's pages had, in the order of the pages. */
export function redirectsOf(pages: Content["pages"]): Redirect[] {
  return [...formerNames(pages)].map(([name, key]) => {
    const { path: from, file } = routeOf(name);
    return { from, file, key, to: routeOf(key).path };
  });
}
