import type { Plugin, ViteDevServer } from "vite";
import { lazy } from "../../src/content/memoize.ts";
import { contentDirectory } from "../check/read/content-directory.ts";
import { ownSections } from "../check/read/own-kinds/own-kinds.ts";
import { publicParts } from "../check/read/own-kinds/public-parts.ts";
import { packageRoot } from "../package.ts";
import { bundles, plainImports } from "./bundles.ts";
import { readCheckedContent } from "./checked-content.ts";
import { contentSource } from "./content-source.ts";
import { reloadOnChange, servePages } from "./dev-server.ts";
import { exportSite } from "./export-site.ts";
import { Renditions } from "./pictures/renditions.ts";
import { createStyler } from "./styles.ts";
import { versalCss } from "./versal.ts";

/**
 * The static export as a Vite plugin: content as modules, every route rendered to a finished
 * document by `prerender` of `react-dom/static`, and the same in development at each request.
 */
export function staticExport(): Plugin[] {
  const content = lazy(readCheckedContent);
  const renditions = lazy(() => new Renditions(contentDirectory()));
  const styler = lazy(async () => {
    const { site } = content();
    return createStyler(site.theme, site.language, await versalCss(site));
  });

  return [
    contentSource(content, false, renditions),
    plainImports,
    {
      name: "static-export",

      config(_, { command }) {
        // Otherwise a variable of the shell could publish React's development build, twice as large.
        if (command === "build") process.env["NODE_ENV"] = "production";
        return {
          appType: "custom",
          publicDir: false,
          // Files of variables do not change what is built either.
          envDir: false,
          builder: {
            // Otherwise Vite reads its configuration, and with it the content, again for each bundle.
            sharedConfigBuild: true,
            buildApp: (builder) => exportSite(builder, content(), renditions(), styler()),
          },
          resolve: {
            // The owner's files get what this package has itself, wherever it is installed.
            alias: Object.fromEntries(publicParts()),
            dedupe: ["react", "react-dom"],
          },
          server: { fs: { allow: [packageRoot, ownSections()] } },
          environments: bundles,
        };
      },

      configureServer(server: ViteDevServer) {
        reloadOnChange(server, content, renditions);
        return () => {
          server.middlewares.use(servePages(server, content, renditions));
        };
      },
    },
  ];
}
