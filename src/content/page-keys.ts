/**
 * Keys of the pages, in the order of the site map. A page's key names its content
 * (`content/pages/<key>.yaml`), its module (`src/pages/<key>.tsx`), its address and its file.
 */
export const pageKeys = [
  "home",
  "about",
  "products",
  "contact",
  "privacy",
  "accessibility",
  "not-found",
] as const;
export type PageKey = (typeof pageKeys)[number];

/** Pages that every site has. Of the others, one whose file is not there is a page that is not there. */
export const requiredPageKeys = ["home", "contact", "not-found"] as const satisfies PageKey[];
export type RequiredPageKey = (typeof requiredPageKeys)[number];

/** Whether a site may do without a page. */
export function isOptional(key: PageKey): boolean {
  return !requiredPageKeys.some((required) => required === key);
}
