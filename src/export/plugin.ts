import type { Plugin, ViteDevServer } from "vite";
import { contentDirectory } from "../check/read/content-directory.ts";
import type { Content } from "../content/schema/content.ts";
import { bundles, plainImports } from "./bundles.ts";
import { readCheckedContent } from "./checked-content.ts";
import { contentSource } from "./content-source.ts";
import { servePages } from "./dev-server.ts";
import { exportSite } from "./export-site.ts";

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

  return [
    contentSource(current),
    plainImports,
    {
      name: "static-export",

      config: () => ({
        appType: "custom",
        publicDir: false,
        builder: {
          // Otherwise Vite reads its configuration, and with it the content, anew for each bundle.
          sharedConfigBuild: true,
          buildApp: (builder) => exportSite(builder, current()),
        },
        environments: bundles,
      }),

      configureServer(server: ViteDevServer) {
        const forget = () => {
          content = undefined;
          for (const environment of Object.values(server.environments))
            environment.moduleGraph.invalidateAll();
          server.ws.send({ type: "full-reload" });
        };
        server.watcher.add(contentDirectory());
        server.watcher.on("all", forget);
        return () => {
          server.middlewares.use(servePages(server, current));
        };
      },
    },
  ];
}
