import type { Content } from "../../src/content/content.ts";
import type { LinkPreview } from "../../src/content/link-preview.ts";
import type { renderPage } from "../../src/entry-server.tsx";
import type { Route } from "../../src/routes.ts";
import { layoutName, loadsProducts, type SharedContent, sectionKindsOf } from "./content-source.ts";
import { explainRenderError } from "./explain-own-errors.ts";
import { pageContent } from "./page-content.ts";
import type { Renditions } from "./renditions.ts";

/**
 * Renders a page of a language, for an export and for development.
 *
 * @returns its HTML, to which styles, scripts and policy still come, and what it shows.
 */
export async function renderDocument(
  render: typeof renderPage,
  { key, path }: Route,
  content: Content,
  { site, products }: SharedContent,
  renditions: Pick<Renditions, "renditionFor">,
  preview?: LinkPreview,
) {
  const page = content.pages[key];
  const kinds = sectionKindsOf(page);
  const shown = pageContent(key, content, renditions);
  const data = { content: { ...shown, preview }, site, ...(loadsProducts(page) && { products }) };
  const html = await explainRenderError(render(key, layoutName(page), data), kinds, path);
  return { html, page, kinds, shown };
}
