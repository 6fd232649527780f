import { contentDirectory } from "../content/content-directory.ts";
import { loadContent } from "../content/files/load.ts";
import { valueAt } from "../content/values.ts";
import { filesWithFields } from "../edit/source-files.ts";

/** What a picture shows, as a text of the site says it in the site's own language. */
export function pictureWords(name: string): string | undefined {
  const files = filesWithFields(loadContent(contentDirectory()).located);
  const uses = files.flatMap(({ entries, value: file }) =>
    entries
      .filter(({ field, value }) => field.facts.picture && value === name)
      .map(({ path }) => valueAt(file, [...path.slice(0, -1), "alt"])),
  );
  return uses.find((alt): alt is string => typeof alt === "string" && alt !== "…");
}
