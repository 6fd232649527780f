/** Makes a name that is not below an error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** Facts of the build (`scripts/build/plugin.ts`). Without it, as in unit tests, there are none. */
interface ImportMetaEnv {
  /** Whether the site has more than one language. */
  readonly HAS_LANGUAGES: boolean;
  /** Whether the site has opening hours or further places. */
  readonly HAS_HOURS: boolean;
  /** Whether the contact form has fields of the owner's. */
  readonly HAS_FURTHER_FIELDS: boolean;
  /** Whether a section is a form, or a form has one of the fields that only few have. */
  readonly HAS_FORMS: boolean;
  /** Whether a line stands above the top bar, on any day. */
  readonly HAS_ANNOUNCEMENT: boolean;
  /** Whether the site has another voice than a book's. */
  readonly HAS_VOICE: boolean;
  readonly HAS_MENU_BELOW: boolean;
  /** Whether the footer has a line about the page itself. */
  readonly HAS_COLOPHON: boolean;
  /** Whether the footer leads to the panel on the published site. */
  readonly HAS_EDIT_LINK: boolean;
  /** Whether photographs of a gallery can be enlarged. */
  readonly HAS_ENLARGING: boolean;
  /** Whether prices are in groups, as on a menu. */
  readonly HAS_PRICE_GROUPS: boolean;
  /** Whether a picture has a point that is never cut. */
  readonly HAS_FOCAL_POINTS: boolean;
  /** Whether a product has an example of what people see of it. */
  readonly HAS_SCREENS: boolean;
  /** Whether visitors can join the waitlist of a product. */
  readonly HAS_OPEN_WAITLIST: boolean;
  /** Whether a text that is no paragraph has words in another language. */
  readonly HAS_FOREIGN_WORDS: boolean;
  /** Whether a text is written from right to left. */
  readonly HAS_TEXT_FROM_RIGHT: boolean;
}
