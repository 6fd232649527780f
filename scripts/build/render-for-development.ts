import type { ViteDevServer } from "vite";
import { assemblePage, moduleScript } from "../../src/render/assemble.ts";
import { bootSettings, sourceOf } from "../../src/render/boot-settings.ts";
import { notFoundElement } from "../../src/render/inline-scripts.ts";
import { siteLocale } from "../../src/render/prepare/dates/site-locale.ts";
import { pageInput, renderDocument } from "../../src/render/render-document.ts";
import type { RenderableContent } from "../../src/render/resources.ts";
import { sharedContent } from "../../src/render/shared-content.ts";
import type * as Renderer from "../../src/site/entry-server.tsx";
import type { Route } from "../../src/site/routes.ts";
import { drawnCss } from "./pictures/drawn-css.ts";
import type { Renditions } from "./pictures/renditions.ts";
import { compileInlineScripts } from "./render/compile-scripts.ts";
import { pageInDevelopment } from "./render/content-source.ts";
import { explainingErrors } from "./render/explain-own-errors.ts";
import { browserScripts, ownStyles } from "./render/own-sections.ts";
import { createStyler } from "./render/styles.ts";
import { withWeight } from "./render/with-weight.ts";

/** What a page in development is made of. */
export interface DevelopmentParts {
  content: RenderableContent;
  renditions: Renditions;
  /** The content with marks around its texts. */
  marked?: RenderableContent | undefined;
  /** Given while words are written: further elements for the head, from the page's name and its HTML with marks. */
  headOf?: ((name: string, marked: string) => string) | undefined;
}

/** A page as the export would write it, with Vite's client, and scripts that browsers ask of a development server. */
export async function renderForDevelopment(
  server: ViteDevServer,
  route: Route,
  { content, renditions, marked = content, headOf }: DevelopmentParts,
): Promise<string> {
  const { base } = server.config;
  const { renderPage } = (await server.ssrLoadModule(
    "/src/site/entry-server.tsx",
  )) as typeof Renderer;
  const { site, folder = "" } = content;
  const [styler, scripts] = await Promise.all([
    createStyler(site.theme, siteLocale(content), await drawnCss(content)),
    compileInlineScripts(content, "", true),
  ]);
  const render = async (one: RenderableContent) => {
    const shared = sharedContent(one, renditions);
    const input = pageInput(route, one, shared, renditions);
    return {
      shared,
      input,
      html: await renderDocument(explainingErrors(renderPage), route, input),
    };
  };
  const { shared, input, html } = await render(content);
  const { kinds } = input;
  const name = folder + route.key;
  const page = pageInDevelopment(name, input, shared);
  const ownScripts = browserScripts(kinds).map((path) => `${base}@fs/${path.replace(/^\//, "")}`);
  const document = assemblePage(html, {
    styles: styler.page() + ownStyles(kinds),
    scripts,
    // All of it, as what changes on the page may need it.
    boot: await scripts.boot(),
    settings: bootSettings(html, {
      app: `${base}src/${headOf ? "panel/start-app.ts" : "site/entry-client.tsx"}`,
      page: `${base}@id/${page.replace("\0", "__x00__")}`,
      control: (name) => `${base}src/site/${sourceOf(name)}`,
      map: () => `${base}src/site/browser/show-map.ts`,
      enlarge: () => `${base}src/site/browser/enlarge.ts`,
      film: () => `${base}src/site/browser/show-film.ts`,
    }),
    // The editor sees the document before the owner's scripts have changed anything.
    head: [
      moduleScript(`${base}@vite/client`),
      headOf?.(name, (await render(marked)).html) ?? "",
      ...ownScripts.map(moduleScript),
    ].join(""),
    foot: route.isMissing ? notFoundElement(scripts, content) : "",
  });
  return withWeight(document, siteLocale(content));
}
