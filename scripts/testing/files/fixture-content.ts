import { isLayout, type Layout } from "../../../src/engine/schema/layouts.ts";
import { type Page, pageOf } from "../../../src/engine/schema/pages.ts";
import type { Site } from "../../../src/engine/schema/site.ts";
import type { RenderableContent } from "../../../src/render/resources.ts";
import type { Content } from "../../../src/site/data/content.ts";
import { resourcesOnDisk } from "../../disk/owner-files.ts";
import { fixtureValues } from "../fixture.ts";

/** Content that leaves out no part of `site.yaml`. */
type WholeContent = RenderableContent & {
  site: Site & { security: NonNullable<Site["security"]> };
};

/** The values of the tests' content folder, as the export gets them; it has no products. */
export function fixtureContent(): WholeContent {
  const { "site.yaml": site, ...others } = fixtureValues();
  const pages = Object.entries(others).flatMap(([file, value]) => {
    const [, key] = /^pages\/(.*)\.yaml$/.exec(file) ?? [];
    return key ? [[key, isLayout(key) ? { ...value, layout: key } : value]] : [];
  });
  const content = { site, pages: Object.fromEntries(pages), products: [] };
  return { ...content, resources: resourcesOnDisk } as unknown as WholeContent;
}

/** The page of a particular layout, which the tests' content has. */
export function fixturePage<Name extends Layout>(
  { pages }: Content,
  layout: Name,
): Extract<Page, { layout: Name }> {
  return pageOf(pages, layout) as Extract<Page, { layout: Name }>;
}
