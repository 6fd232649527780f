import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

/** What a static host serves, and where. */
export interface StaticHostOptions {
  /** Folder of the export. */
  directory: string;
  /** Path below which it is published, with a slash at both ends. */
  base: string;
}

/**
 * A server that answers as static hosts do: `/about`, `/about/` and `/about.html` are the same page,
 * an unknown path is `404.html` with status 404, and hashed files may be kept for ever.
 */
export function createStaticHost({ directory, base }: StaticHostOptions): Server {
  const notFoundPage = join(directory, "404.html");
  const serve = sirv(directory, {
    // Looks at the folder at each request, so that a new build is served without a restart.
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders(response, pathname) {
      response.setHeader(
        "cache-control",
        pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });

  return createServer((request, response) => {
    const sendNotFound = () => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
      response.end(request.method === "HEAD" ? undefined : readFileSync(notFoundPage));
    };
    const url = request.url ?? "/";
    if (!url.startsWith(base)) return sendNotFound();
    request.url = url.slice(base.length - 1);
    serve(request, response, sendNotFound);
  });
}
