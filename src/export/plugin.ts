import type { Plugin, ViteDevServer } from "vite";
import { contentDirectory } from "../check/read/content-directory.ts";
import type { Content } from "../content/schema/content.ts";
import { bundles, leanRouter, plainImports } from "./bundles.ts";
import { readCheckedContent } from "./checked-content.ts";
import { contentSource } from "./content-source.ts";
import { servePages } from "./dev-server.ts";
import { exportSite } from "./export-site.ts";
import { Renditions } from "./pictures/renditions.ts";
import { shortClassNames } from "./short-names.ts";
import { createStyler, type Styler } from "./styles.ts";

/**
 * The static export as a Vite plugin: content as modules, every route rendered to a finished
 * document by `prerender` of `react-dom/static`, and the same in development at each request.
 */
export function staticExport(): Plugin[] {
  let content: Content | undefined;
  const current = () => {
    content ??= readCheckedContent();
    return content;
  };

  let styler: Promise<Styler> | undefined;
  const currentStyler = () => {
    const { theme, language } = current().site;
    styler ??= createStyler(theme, language);
    return styler;
  };

  let pictures: Renditions | undefined;
  const renditions = () => {
    pictures ??= new Renditions(contentDirectory());
    return pictures;
  };

  return [
    contentSource(current, false, renditions),
    plainImports,
    leanRouter,
    shortClassNames(async () => (await currentStyler()).names),
    {
      name: "static-export",

      config: () => ({
        appType: "custom",
        publicDir: false,
        builder: {
          // Otherwise Vite reads its configuration, and with it the content, anew for each bundle.
          sharedConfigBuild: true,
          buildApp: (builder) => exportSite(builder, current(), renditions(), currentStyler()),
        },
        environments: bundles,
      }),

      configureServer(server: ViteDevServer) {
        const forget = () => {
          content = undefined;
          pictures = undefined;
          for (const environment of Object.values(server.environments))
            environment.moduleGraph.invalidateAll();
          server.ws.send({ type: "full-reload" });
        };
        server.watcher.add(contentDirectory());
        server.watcher.on("all", forget);
        return () => {
          server.middlewares.use(servePages(server, current, renditions));
        };
      },
    },
  ];
}
