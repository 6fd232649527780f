import { createServer } from "vite";
import { layoutName } from "../../../src/render/page-layout.ts";
import { pageContent } from "../../../src/render/prepare/page-content.ts";
import type { RenderableContent } from "../../../src/render/resources.ts";
import { sharedContent } from "../../../src/render/shared-content.ts";
import type * as Source from "../../../src/site/entry-server.tsx";
import { routesOf } from "../../../src/site/routes.ts";
import type { Renditions } from "../../build/pictures/renditions.ts";
import { contentSource } from "../../build/render/content-source.ts";

/** Renders pages from their sources, for tests. All modules of the pages are loaded once. */
export async function createRenderer() {
  let content: RenderableContent;
  const server = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    plugins: [contentSource(() => [content])],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });

  /** Every page of a content, or the named one, by its key; without pictures, unless renditions are given. */
  async function renderAll(next: RenderableContent, renditions?: Renditions, only?: string) {
    content = next;
    // The list of layouts is another one.
    const { moduleGraph } = server.environments.ssr;
    const list = moduleGraph.getModuleById("\0virtual:layouts");
    if (list) moduleGraph.invalidateModule(list);
    const { renderPage } = (await server.ssrLoadModule(
      "/src/site/entry-server.tsx",
    )) as typeof Source;
    const pages = new Map<string, string>();
    for (const { key } of routesOf(next.pages)) {
      if (only !== undefined && key !== only) continue;
      const content = pageContent(key, next, renditions);
      const shown = { content, ...sharedContent(next, renditions) };
      pages.set(key, await renderPage(key, layoutName(next.pages[key]), shown));
    }
    return pages;
  }
  return { renderAll, close: () => server.close() };
}
