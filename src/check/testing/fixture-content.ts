import type { Content } from "../../content/schema/content.ts";
import { fixtureValues } from "./fixture.ts";

/** The values of the tests' content folder, as the export gets them; it has no products. */
export function fixtureContent(): Content {
  const { "site.yaml": site, ...others } = fixtureValues();
  const pages = Object.entries(others).flatMap(([file, value]) => {
    const [, key] = /^pages\/(.*)\.yaml$/.exec(file) ?? [];
    return key ? [[key, value]] : [];
  });
  return { site, pages: Object.fromEntries(pages), products: [] } as unknown as Content;
}
