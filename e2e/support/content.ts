import { loadContent } from "../../scripts/disk/check-content.ts";
import { contentDirectory } from "../../scripts/disk/content-directory.ts";
import { disk } from "../../scripts/disk/disk.ts";
import { readOwnKinds } from "../../scripts/disk/own-kinds.ts";
import { resourcesOnDisk } from "../../scripts/disk/owner-files.ts";
import type { Layout } from "../../src/engine/schema/layouts.ts";
import { pageKeyOf, pageOf } from "../../src/engine/schema/pages.ts";
import { publishedSite } from "../../src/render/prepare/prepare-site.ts";
import { withFilledFacts } from "../../src/render/prepare/texts/fill-facts.ts";
import type { Content } from "../../src/site/data/content.ts";
import { routeOf, routesOf } from "../../src/site/routes.ts";

/** Folder of the words that the tested export was built from. */
export const contentFolder = contentDirectory();

/**
 * What the site says that is built from a content folder: words of its language pack and no-break spaces included.
 *
 * @param language A further language of the site; by default its own.
 * @throws Error where the folder's files are not what the site can be built from.
 */
export function contentIn(folder: string, language?: string): Content {
  const { content, diagnostics, translations } = withFilledFacts(loadContent(folder));
  if (content === undefined)
    throw new Error(diagnostics.map(({ file, message }) => `${file}: ${message}`).join("\n"));
  const [own, ...others] = publishedSite(content, translations, resourcesOnDisk);
  return language ? requirePart(others.find(({ site }) => site.language === language)) : own;
}

await readOwnKinds(disk);

/** The tested site, in the language of `TEST_LANGUAGE` or its own. */
export const {
  site,
  pages,
  products,
  folder: languageFolder = "",
} = contentIn(contentFolder, process.env["TEST_LANGUAGE"]);

/** The routes of the tested site. */
export const routes = routesOf(pages);

/**
 * A page or part that tests need, of content that may leave it out.
 *
 * @throws Error where it does.
 */
export function requirePart<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error("The content leaves out what this test needs.");
  return part;
}

/** Words of the tested site's page of a particular layout. */
export function pageContent<Name extends Layout>(layout: Name) {
  return requirePart(pageOf(pages, layout));
}

/** Path of the page of a particular layout, whatever its name. */
export function pathOfLayout(layout: Layout): string {
  return routeOf(requirePart(pageKeyOf(pages, layout))).path;
}

/** Whether the tested site has a page of a particular layout. */
export function hasPage(layout: Layout): boolean {
  return pageKeyOf(pages, layout) !== undefined;
}
