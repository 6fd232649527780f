import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../check/user-error.ts";
import { updateFile } from "../edit/write-file.ts";
import { keyTables } from "./content-page.ts";
import { exitCodes } from "./outcome.ts";

const path = join(import.meta.dirname, "../../docs/content.md");

/** Updates the tables of docs/content.md. */
export function docs(): number {
  const isNew = updateFile(path, withTables(readFileSync(path, "utf8"), keyTables()));
  process.stdout.write(isNew ? "Wrote docs/content.md.\n" : "docs/content.md is current.\n");
  return exitCodes.clean;
}

/**
 * The page with its tables between their marks, from `<!-- generated: site -->` to `<!-- end -->`.
 *
 * @param page The current page. The text around the marks is written by hand.
 * @throws UserError if the page lacks a table, or has marks for one that does not exist.
 */
export function withTables(page: string, tables: ReadonlyMap<string, string>): string {
  const left = new Map(tables);
  const marked = /(?<=<!-- generated: (.+) -->\n)[\s\S]*?(?=<!-- end -->)/g;
  const written = page.replace(marked, (_, name: string) => {
    const text = left.get(name);
    if (text === undefined)
      throw new UserError(`docs/content.md: There is no further table "${name}".`);
    left.delete(name);
    return text;
  });
  const [missing] = left.keys();
  if (missing === undefined) return written;
  throw new UserError(
    `docs/content.md: The table "${missing}" is missing. Write \`<!-- generated: ${missing} -->\` and ` +
      "`<!-- end -->` where it belongs.",
  );
}
