import type { Pictures, RenderableContent } from "../../../src/render/resources.ts";
import type { LinkPreview } from "../../../src/site/data/link-preview.ts";
import type { renderPage } from "../../../src/site/entry-server.tsx";
import type { Route } from "../../../src/site/routes.ts";
import { pageContent } from "../prepare/page-content.ts";
import { layoutName, loadsProducts, sectionKindsOf } from "./page-layout.ts";
import type { SharedContent } from "./shared-content.ts";

/** All from which a page of a language is rendered, for an export and for development. */
export function pageInput(
  { key }: Pick<Route, "key">,
  content: RenderableContent,
  { site, products }: SharedContent,
  pictures: Pictures,
  preview?: LinkPreview,
) {
  const page = content.pages[key];
  const shown = pageContent(key, content, pictures);
  const data = { content: { ...shown, preview }, site, ...(loadsProducts(page) && { products }) };
  return { page, kinds: sectionKindsOf(page), shown, data };
}

/** The HTML of a page, to which styles, scripts and policy still come. */
export const renderDocument = (
  render: typeof renderPage,
  { key }: Route,
  { page, data }: ReturnType<typeof pageInput>,
): Promise<string> => render(key, layoutName(page), data);
