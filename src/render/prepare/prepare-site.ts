import type { LoadedLanguage } from "../../engine/site/index.ts";
import { valueAt } from "../../engine/values.ts";
import type { Content } from "../../site/data/content.ts";
import type { RenderableContent, Resources } from "../resources.ts";
import { publishedContent, withFurtherPages } from "./entries/collections.ts";
import { localizeSite } from "./texts/localize-site.ts";
import { typeset } from "./texts/typeset.ts";

/** A site in each of its languages, its own first. */
export type RenderableSite = [RenderableContent, ...RenderableContent[]];

/** What is published of a site today. */
export function publishedSite(
  content: Content,
  translations: readonly LoadedLanguage[],
  resources: Resources,
): RenderableSite {
  const published = (one: Content) => publishedContent(one, resources.today(one.site.contact));
  const others = translations.map(withoutGaps).map(({ content, ...one }) => {
    return { ...one, ...(content && { content: published(content) }) };
  });
  return renderableSite(published(content), others, resources);
}

/** All of a site, as somebody sees it who writes. */
export function renderableSite(
  content: Content,
  translations: readonly LoadedLanguage[],
  resources: Resources,
): RenderableSite {
  const all = localizeSite(content, translations, resources.schemas);
  const ready = all.map((one) =>
    withFurtherPages({ ...typeset(one, one.site.language), resources }),
  );
  return ready as RenderableSite;
}

/** A translation without the list entries that nobody has translated yet. */
export function withoutGaps(translation: LoadedLanguage): LoadedLanguage {
  if (!translation.content) return translation;
  const content = structuredClone(translation.content);
  for (const { name, gaps } of translation.files) {
    const [, key = ""] = /^(?:pages\/)?(.*)\.yaml$/.exec(name) ?? [];
    const product = content.products.find(({ slug }) => `products/${slug}` === key);
    const file = name === "site.yaml" ? content.site : (product ?? content.pages[key]);
    // From the last on, so that the others keep their places.
    for (const path of gaps.toReversed()) {
      const list = valueAt(file, path.slice(0, -1)) as unknown[];
      list.splice(Number(path.at(-1)), 1);
    }
  }
  return { ...translation, content };
}
