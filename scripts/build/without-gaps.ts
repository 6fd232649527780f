import type { LoadedLanguage } from "../content/load.ts";
import { valueAt } from "../content/values.ts";

/** A translation without the list entries that nobody has translated yet. */
export function withoutGaps(translation: LoadedLanguage): LoadedLanguage {
  if (!translation.content) return translation;
  const content = structuredClone(translation.content);
  for (const { name, gaps } of translation.files) {
    const [, folder, key = ""] = /^(?:(pages|products)\/)?(.*)\.yaml$/.exec(name) ?? [];
    const product = content.products.find(({ slug }) => slug === key);
    const file = folder === "pages" ? content.pages[key] : folder ? product : content.site;
    // From the last on, so that the others keep their places.
    for (const path of gaps.toReversed()) {
      const list = valueAt(file, path.slice(0, -1)) as unknown[];
      list.splice(Number(path.at(-1)), 1);
    }
  }
  return { ...translation, content };
}
