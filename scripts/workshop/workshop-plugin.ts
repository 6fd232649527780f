import type { Plugin } from "vite";
import { contentDirectory } from "../../src/check/read/content-directory.ts";
import type { Content } from "../../src/content/schema/content.ts";
import { readCheckedContent } from "../../src/export/checked-content.ts";
import { contentSource } from "../../src/export/content-source.ts";
import { createStyler } from "../../src/export/styles.ts";
import { listStories } from "./list-stories.ts";
import { workshopDocument } from "./workshop-document.ts";

/** The workshop's entry, below the project's root. */
export const workshopEntry = "src/workshop/main.ts";

const listModule = "virtual:workshop/stories";

/** Serves the stories beside the components, or writes them as a folder of files. */
export function workshop(): Plugin[] {
  let content: Content | undefined;
  const current = () => {
    content ??= readCheckedContent();
    return content;
  };

  async function documentFor(entry: string): Promise<string> {
    const styler = await createStyler(current().site.theme);
    return workshopDocument({ styles: styler.page(), entry });
  }

  return [
    contentSource(current, true),
    {
      name: "workshop",

      resolveId: (id) => (id === listModule ? `\0${id}` : undefined),

      load: (id) =>
        id === `\0${listModule}` ? `export default ${JSON.stringify(listStories())};` : undefined,

      configureServer(server) {
        server.watcher.add(contentDirectory());
        server.watcher.on("all", () => {
          content = undefined;
          for (const environment of Object.values(server.environments))
            environment.moduleGraph.invalidateAll();
          server.ws.send({ type: "full-reload" });
        });
        return () => {
          server.middlewares.use(async (request, response, next) => {
            const address = request.originalUrl ?? "/";
            if (new URL(address, "http://localhost").pathname !== "/") return next();
            try {
              const html = await documentFor(`/${workshopEntry}`);
              response.setHeader("content-type", "text/html; charset=utf-8");
              response.end(await server.transformIndexHtml(address, html));
            } catch (error) {
              next(error);
            }
          });
        };
      },

      async generateBundle(_options, bundle) {
        const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
        if (!entry) throw new Error("The workshop's bundle has no entry.");
        const source = await documentFor(`/${entry.fileName}`);
        this.emitFile({ type: "asset", fileName: "index.html", source });
      },
    },
  ];
}
