/** A link of the language navigation, of one page. */
export interface LanguageLink {
  /** Its language, as a BCP 47 tag. */
  tag: string;
  direction: "ltr" | "rtl";
  /** Name of the language in itself; where it has not this page, with the name of its first page. */
  name: string;
  /** Path of the page from the root of the site; none for the page itself. */
  path?: string | undefined;
  /** Whether it leads to the same page. */
  isSame: boolean;
}
