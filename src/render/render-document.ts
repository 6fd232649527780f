import type { LinkPreview } from "../site/data/link-preview.ts";
import type { renderPage } from "../site/entry-server.tsx";
import type { Route } from "../site/routes.ts";
import { layoutName, loadsProducts, sectionKindsOf } from "./page-layout.ts";
import { pageContent } from "./prepare/page-content.ts";
import type { Pictures, RenderableContent } from "./resources.ts";
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
