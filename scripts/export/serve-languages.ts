import { existsSync } from "node:fs";
import { join } from "node:path";
import { createServer, type InlineConfig, type ViteDevServer } from "vite";
import { memoize } from "../../src/content/memoize.ts";
import { contentDirectory } from "../check/read/content-directory.ts";
import { languagesName } from "../check/read/files/content-files.ts";
import type { CheckedSite } from "./checked-content.ts";
import { mayBePage, pageFault } from "./dev-server.ts";

/**
 * Serves the other languages of a site in development, each by a server of its own, which starts with the first
 * request for one of its pages.
 */
export function serveLanguages(
  server: ViteDevServer,
  checked: () => CheckedSite,
  configOf: (folder: string) => InlineConfig,
): void {
  const { base } = server.config;
  const serverOf = memoize((folder) => {
    const hmr = server.httpServer ? { server: server.httpServer, path: folder } : false;
    return createServer({ ...configOf(folder), server: { middlewareMode: true, hmr } });
  });
  server.middlewares.use(async (request, response, next) => {
    const url = (request.url ?? "").slice(base.length);
    // Every request would read content with a mistake again; of a source in `src/` too.
    const [, tag, end] = /^([a-z]{2,3}(?:-\w+)*)(\/|\?|$)/.exec(url) ?? [];
    if (!tag || !existsSync(join(contentDirectory(), languagesName, tag))) return next();
    const [folder, isFolder] = [`${tag}/`, end === "/"];
    const path = url.slice(tag.length).replace(/[?#].*$/s, "");
    try {
      const site = checked();
      const { contents, fault } = site;
      if (!contents.some((content) => content.folder === folder))
        // Of a page in a language that is left out, its author is told why.
        return next(isFolder && mayBePage(path) ? fault : undefined);
      // As hosts do with a folder.
      if (!isFolder) return response.writeHead(302, { location: base + folder }).end();
      // Here, since the server of a language answers an error with a page of its own.
      const ofPage = mayBePage(path) && pageFault(site, folder, path);
      if (ofPage) return next(ofPage);
      (await serverOf(folder)).middlewares(request, response, next);
    } catch (error) {
      next(error);
    }
  });
}
