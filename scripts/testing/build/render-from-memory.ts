import { readContent } from "../../../src/engine/site/load.ts";
import { finishPages, type SiteParts } from "../../../src/render/finish-pages.ts";
import { publishedSite } from "../../../src/render/prepare/prepare-site.ts";
import { withFilledFacts } from "../../../src/render/prepare/texts/fill-facts.ts";
import { resourcesOf } from "../../../src/render/resources.ts";
import { renderPage } from "../../../src/site/entry-server.tsx";
import { filesFromMemory, type Given } from "../engine/from-memory.ts";

/** What the pages of a language are given besides its content. */
type OtherParts = Omit<SiteParts, "content">;

/** Renders the pages of a site where no disk is, and returns their files in order. */
export async function renderFromMemory(
  given: Given,
  partsOf: (language: string) => OtherParts,
): Promise<(readonly [path: string, data: string | Uint8Array])[]> {
  const { today } = given;
  const files = filesFromMemory(given);
  const loaded = withFilledFacts(readContent(files, given.directory));
  if (!loaded.content) throw new Error(JSON.stringify(loaded.diagnostics));
  const { base } = partsOf(loaded.content.site.language);
  const others = { today: () => today, base: () => base };
  const resources = resourcesOf(files, () => loaded.located.assets, others);
  const made = [];
  for (const content of publishedSite(loaded.content, loaded.translations, resources))
    for await (const group of finishPages(renderPage, {
      ...partsOf(content.site.language),
      content,
    }))
      made.push(...(await group.make()).files);
  return made;
}
