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
