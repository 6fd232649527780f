/** A link of the language navigation, of one page. */
export interface LanguageLink {
  /** Language, as a BCP 47 tag. */
  tag: string;
  direction: "ltr" | "rtl";
  /** Name of the language in itself. */
  name: string;
  /** In that language: that the link leads to its first page, as it has not this one. */
  note?: string | undefined;
  /** Path of the page from the root of the site; none for the page itself. */
  path?: string | undefined;
  /** Whether it leads to the same page. */
  isSame: boolean;
}
