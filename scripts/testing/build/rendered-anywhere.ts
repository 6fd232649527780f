import { join } from "node:path";
import { createBuilder, type EnvironmentOptions } from "vite";
import type { SiteParts } from "../../../src/render/finish-pages.ts";
import { layoutModuleId } from "../../../src/render/page-layout.ts";
import { siteLocale } from "../../../src/render/prepare/dates/site-locale.ts";
import { buildEnvironment, loadRenderer } from "../../build/export-site.ts";
import { drawnCss } from "../../build/pictures/drawn-css.ts";
import { Renditions } from "../../build/pictures/renditions.ts";
import { readCheckedSite } from "../../build/render/checked-content.ts";
import { compileInlineScripts } from "../../build/render/compile-scripts.ts";
import { layoutNames } from "../../build/render/content-source.ts";
import * as own from "../../build/render/own-sections.ts";
import { createStyler } from "../../build/render/styles.ts";
import { withWeight } from "../../build/render/with-weight.ts";
import { siteConfig } from "../../build/site-config.ts";
import { basePath } from "../../disk/base-path.ts";
import { contentDirectory } from "../../disk/content-directory.ts";
import { filesBelow } from "../../disk/files-below.ts";
import { temporaryFolder } from "../temporary-content.ts";

/** The renderer as a build bundles it, and by the same settings for any place: code with the global `engine`. */
export async function bundledRenderers() {
  const anywhere: EnvironmentOptions = {
    consumer: "server",
    // Nothing stays outside of it, and libraries give what they have for browsers.
    resolve: { noExternal: true, conditions: ["browser", "module", "production"] },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "render-from-memory.ts"),
        platform: "browser",
        output: { format: "iife", name: "engine" },
      },
    },
  };
  const builder = await createBuilder({
    ...siteConfig(),
    ...{ logLevel: "silent", environments: { anywhere } },
  });
  const render = await loadRenderer(await buildEnvironment(builder, "ssr"), temporaryFolder());
  return { render, anywhere: await buildEnvironment(builder, "anywhere") };
}

/** What pages are finished from in each language, with a chunk for each module, called like it. */
export function partsOfSite(): Promise<SiteParts[]> {
  const { contents } = readCheckedSite();
  const ids = [
    ...layoutNames(contents).map(layoutModuleId),
    ...filesBelow("src").map((file) => `/src/${file}`),
  ];
  const client = ids.map((id) => {
    const fileName = `assets/${id.replace(/.*\//, "")}.js`;
    return { facadeModuleId: id, fileName, imports: [], code: "" };
  });
  const renditions = new Renditions(contentDirectory());
  return Promise.all(
    contents.map(async (content) => {
      const { theme } = content.site;
      return {
        ...{ content, renditions, client, own, weigh: withWeight, base: basePath() },
        previews: new Map(),
        scripts: await compileInlineScripts(content),
        styler: await createStyler(theme, siteLocale(content), await drawnCss(content)),
      };
    }),
  );
}
