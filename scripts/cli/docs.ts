import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../check/user-error.ts";
import { updateFile } from "../edit/write-file.ts";
import { keyTables } from "./content-page.ts";
import { exitCodes } from "./outcome.ts";

const folder = join(import.meta.dirname, "../../docs");

/** The pages that have tables between them. */
export const pagesWithTables = ["content.md", "news.md"];

/** Updates the tables in docs/. */
export function docs(): number {
  const texts = pagesWithTables.map((name) => readFileSync(join(folder, name), "utf8"));
  for (const [index, text] of withTables(texts, keyTables()).entries()) {
    const isNew = updateFile(join(folder, `${pagesWithTables[index]}`), text);
    const name = `docs/${pagesWithTables[index]}`;
    process.stdout.write(isNew ? `Wrote ${name}.\n` : `${name} is current.\n`);
  }
  return exitCodes.clean;
}

/**
 * Pages with their tables between their marks, from `<!-- generated: site -->` to `<!-- end -->`.
 *
 * @param pages The current pages. The text around the marks is written by hand.
 * @throws UserError if the pages lack a table, or have marks for one that does not exist.
 */
export function withTables(
  pages: readonly string[],
  tables: ReadonlyMap<string, string>,
): string[] {
  const left = new Map(tables);
  const marked = /(?<=<!-- generated: (.+) -->\n)[\s\S]*?(?=<!-- end -->)/g;
  const written = pages.map((page) =>
    page.replace(marked, (_, name: string) => {
      const text = left.get(name);
      if (text === undefined) throw new UserError(`docs: There is no further table "${name}".`);
      left.delete(name);
      return text;
    }),
  );
  const [missing] = left.keys();
  if (missing === undefined) return written;
  throw new UserError(
    `docs: The table "${missing}" is missing. Write \`<!-- generated: ${missing} -->\` and ` +
      "`<!-- end -->` where it belongs.",
  );
}
