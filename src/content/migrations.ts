import type { Pages } from "./pages.ts";

/** The files that one schema describes: `site.yaml`, products, or pages of a layout. */
export type FileKind = "site" | "product" | keyof Pages;

/** A key or value that a version of the program renamed, and that content may still have. */
export interface Migration {
  /** The kind of file. Language packs have its words under the same name. */
  in: FileKind;
  /**
   * The former place, written as in docs/content.md: `sections[].items[].title`. With `sections[hero]`, only
   * sections of that kind are meant.
   */
  from: string;
  /**
   * The place today, in the same entries of lists. If it is below `from`, that was no group then. Without it and
   * without `values`, nothing reads the key any more.
   */
  to?: string;
  /** Former values, each with that of today. Other values stay. */
  values?: Readonly<Record<string, string | number | boolean>>;
  /** The part of a site that must be there, by its name in language packs. */
  when?: string;
  /** The version that renamed it. */
  since: string;
}

/** Former ids of rules of the check, each with that of today. They stand under `rules` in site.yaml, and in comments. */
export const renamedRules: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "alt-file-name": "alt",
    "alt-text": "alt",
    "alt-words": "alt",
    "description-length": "head-length",
    "double-space": "spaces",
    "doubtful-letters": "broken-letters",
    "page-unlinked": "unshown",
    "picture-size": "file-size",
    "repeated-word": "spaces",
    "roadmap-drawings": "drawing-place",
    "title-length": "head-length",
    "trailing-space": "spaces",
  }),
);

/** Ids of rules that the check no longer has. A site may still name them. */
export const formerRules: ReadonlySet<string> = new Set([
  "address-slip",
  "claim-unsupported",
  "comma-in-brackets",
  "drawing-colour",
  "drawing-paint",
  "emoji",
  "english-words",
  "freshness",
  "inclusive-words",
  "link-duplicate",
  "logo-contrast",
  "missing-glyph",
  "other-language",
  "other-script",
  "privacy-contradiction",
  "sentence-length",
  "statement-age",
  "unbalanced-quotes",
]);

/** Keys that nothing reads any more, in any group. */
export const formerKeys: ReadonlySet<string> = new Set(["source"]);

/** All keys and values that were renamed. To rename one, add a line, and keep the content of the version before. */
export const migrations: readonly Migration[] = [
  { in: "privacy", from: "fingerprint", since: "1.0.0" },
  { in: "sections", from: "sections[features].items[].icon", since: "1.0.0" },
  { in: "contact", from: "form.incomplete", to: "form.reasons.missing", since: "0.2.0" },
  ...["mailto", "emailjs"].map((method): Migration => {
    const to = `form.privacy.${method}`;
    return { in: "contact", from: "form.privacy", to, when: method, since: "0.2.0" };
  }),
  ...[...renamedRules].map(([from, to]): Migration => {
    return { in: "site", from: `rules.${from}`, to: `rules.${to}`, since: "1.0.0" };
  }),
];
