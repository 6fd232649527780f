import type { Content } from "../../../src/content/schema/content.ts";
import { pathId, valueAt } from "../../check/read/values.ts";
import { marked } from "./marks.ts";
import type { WordFile } from "./word-files.ts";

/**
 * The content of a site in one language, with marks of their places before its texts for people. What a translation
 * inherits is written in its source. Products have none: cards are in the bundle, and their texts in the list.
 *
 * @param tag Of a translation; none for the site's own language.
 */
export function markedContent(
  content: Content,
  files: ReadonlyMap<string, WordFile>,
  tag?: string,
): Content {
  const copy = structuredClone(content);
  const homes: Readonly<Record<string, unknown>> = {
    site: copy.site,
    ...Object.fromEntries(Object.entries(copy.pages).map(([key, page]) => [`pages/${key}`, page])),
  };
  for (const [name, home] of Object.entries(homes)) {
    const source = files.get(name)?.entries ?? [];
    const own = tag === undefined ? source : (files.get(`languages/${tag}/${name}`)?.entries ?? []);
    const written = new Set(own.map(({ path }) => pathId(path)));
    const inherited = source.filter(
      ({ field, path }) => !field.isTranslated && !written.has(pathId(path)),
    );
    for (const { field, path, place } of [...own, ...(tag === undefined ? [] : inherited)]) {
      const group = valueAt(home, path.slice(0, -1)) as
        | Record<string | number, unknown>
        | undefined;
      const [step = ""] = path.slice(-1);
      const text = valueAt(group, [step]);
      if (!group || typeof text !== "string" || !field.facts.prose) continue;
      group[step] = marked(text, place);
    }
  }
  return copy;
}
