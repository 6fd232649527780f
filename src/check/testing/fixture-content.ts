import type { Content } from "../../content/schema/content.ts";
import type { Pages } from "../../content/schema/pages.ts";
import type { Site } from "../../content/schema/site.ts";
import { fixtureValues } from "./fixture.ts";

/** Content that leaves out no page and no part. */
type WholeContent = Content & {
  pages: Pages;
  site: Site & { security: NonNullable<Site["security"]> };
};

/** The values of the tests' content folder, as the export gets them; it has no products. */
export function fixtureContent(): WholeContent {
  const { "site.yaml": site, ...others } = fixtureValues();
  const pages = Object.entries(others).flatMap(([file, value]) => {
    const [, key] = /^pages\/(.*)\.yaml$/.exec(file) ?? [];
    return key ? [[key, value]] : [];
  });
  return { site, pages: Object.fromEntries(pages), products: [] } as unknown as WholeContent;
}
