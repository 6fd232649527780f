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
}

/** All keys, values and ids of rules that were renamed. To rename one, add a line. */
export const migrations: readonly Migration[] = [];

/** What became of a former rule of the check. It stands under `rules` in site.yaml, and in comments. */
export function ruleMigration(id: string): Migration | undefined {
  return migrations.find((one) => one.in === "site" && one.from === `rules.${id}`);
}
