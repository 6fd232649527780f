import { createServer, type InlineConfig, type ViteDevServer } from "vite";
import { memoize } from "../../src/content/memoize.ts";
import type { CheckedSite } from "./checked-content.ts";

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
    const [, folder] = /^([^/?#]+\/)/.exec((request.url ?? "").slice(base.length)) ?? [];
    // Every request would read content with a mistake again.
    const isPage = folder && /^[a-z]{2,3}(-\w+)*\/$/.test(folder);
    if (!isPage) return next();
    try {
      const { contents, fault } = checked();
      if (!contents.some((content) => content.folder === folder))
        // Of a page in a language that is left out, its author is told why.
        return next(request.headers.accept?.includes("text/html") ? fault : undefined);
      (await serverOf(folder)).middlewares(request, response, next);
    } catch (error) {
      next(error);
    }
  });
}
