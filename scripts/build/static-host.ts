import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join, posix } from "node:path";
import sirv from "sirv";
import { decodeAddress } from "../../src/content/address.ts";
import { headersFor, redirectFor } from "./host-rules.ts";

/** Files with settings for the host. */
const settings = /^\/_(headers|redirects)(\/|$)/i;

/**
 * A server that answers as static hosts do: `/about`, `/about/` and `/about.html` are the same page, an
 * unknown path gets the nearest `404.html` up the tree, with status 404; headers come from `_headers`, and a rule in `_redirects`
 * prevails over a file. It sends the compressed files that are there. It looks at the folder
 * at each request, so that a new build needs no restart.
 *
 * @param base Path below which the folder is published, with a slash at both ends.
 */
export function createStaticHost({
  directory,
  base,
}: Record<"directory" | "base", string>): Server {
  const sendFile = sirv(directory, { dev: true, etag: true, brotli: true, gzip: true });
  const readHosted = (name: string): string => {
    try {
      return readFileSync(join(directory, name), "utf8");
    } catch {
      return "";
    }
  };
  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return response.writeHead(405, { allow: "GET, HEAD" }).end();
    const { url = "/" } = request;
    const path = url.replace(/[?#].*$/s, "");
    if (`${path}/` === base) return response.writeHead(301, { location: base }).end();
    response.setHeader("cache-control", "no-cache");
    const moved = redirectFor(path, readHosted("_redirects"));
    if (moved) {
      const location = moved.to + url.slice(path.length);
      return response.writeHead(moved.status, { location }).end();
    }
    response.setHeaders(headersFor(path, readHosted("_headers")));
    const inFolder = path.slice(base.length - 1);
    const notFound = () => {
      // A missing page may exist tomorrow, so it is not cached, even below a path whose files are cached forever.
      const headers = { "content-type": "text/html;charset=utf-8", "cache-control": "no-cache" };
      // A folder with a dot may lead out of the site.
      const [, folder = ""] = /^\/([^/.]+\/)/.exec(inFolder) ?? [];
      response
        .writeHead(404, headers)
        .end(readHosted(`${folder}404.html`) || readHosted("404.html"));
    };
    const isSettings = settings.test(posix.normalize(decodeAddress(inFolder)));
    if (!path.startsWith(base) || isSettings) return notFound();
    request.url = inFolder;
    // Hosts may send the whole file in place of a range, and sirv misreads some ranges.
    delete request.headers.range;
    sendFile(request, response, notFound);
  });
}
