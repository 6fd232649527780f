import type { Content } from "../../../src/site/data/content.ts";
import type { LinkPreview } from "../../../src/site/data/link-preview.ts";
import type { renderPage } from "../../../src/site/entry-server.tsx";
import type { Route } from "../../../src/site/routes.ts";
import type { Renditions } from "../pictures/renditions.ts";
import { pageContent } from "../prepare/page-content.ts";
import { layoutName, loadsProducts, type SharedContent, sectionKindsOf } from "./content-source.ts";
import { explainRenderError } from "./explain-own-errors.ts";

/** All from which a page of a language is rendered, for an export and for development. */
export function pageInput(
  { key }: Pick<Route, "key">,
  content: Content,
  { site, products }: SharedContent,
  renditions: Pick<Renditions, "renditionFor">,
  preview?: LinkPreview,
) {
  const page = content.pages[key];
  const shown = pageContent(key, content, renditions);
  const data = { content: { ...shown, preview }, site, ...(loadsProducts(page) && { products }) };
  return { page, kinds: sectionKindsOf(page), shown, data };
}

/** The HTML of a page, to which styles, scripts and policy still come. */
export function renderDocument(
  render: typeof renderPage,
  { key, path }: Route,
  { page, kinds, data }: ReturnType<typeof pageInput>,
): Promise<string> {
  return explainRenderError(render(key, layoutName(page), data), kinds, path);
}
