import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { join, posix } from "node:path";
import compression from "@polka/compression";
import sirv from "sirv";
import { exportFiles, settingsPattern } from "../../../src/engine/site/index.ts";
import { decodeAddress } from "../../../src/words/addresses/url.ts";
import "./content-types.ts";
import { headersFor, parseHeaders } from "./host-headers.ts";
import { parseRedirects, redirectFor } from "./host-redirects.ts";

/** What has no address: files with settings for the host, and the pages for missing pages. */
const hidden = new RegExp(`^/(${settingsPattern}|(.+/)?(\\.ht[^/]*|404(\\.html)?))(/|$)`, "i");

/**
 * A server that answers as the strictest of the documented hosts does. As on GitHub Pages, `/about` and `/about.html`
 * are the same page, `/about/` is none, and the address of a folder ends in a slash. An unknown path gets the nearest
 * `404.html` up the tree, with status 404. Headers come from `_headers`, and a rule in `_redirects` prevails over a
 * file. Texts are compressed, where a compressed file is there by that. It looks at the folder at each request, so that
 * a new build needs no restart.
 *
 * @param base Path below which the folder is published, with a slash at both ends.
 */
export function createStaticHost({
  directory,
  base,
}: Record<"directory" | "base", string>): Server {
  const sendFile = sirv(directory, { dev: true, etag: true, brotli: true, gzip: true });
  const compress = compression({ brotli: true, level: 4, mimes: /text|javascript|json|xml/ });
  const readHosted = (name: string): string => {
    try {
      return readFileSync(join(directory, name), "utf8");
    } catch {
      return "";
    }
  };
  const isFolder = (path: string) =>
    existsSync(join(directory, path, "index.html")) && !existsSync(join(directory, `${path}.html`));
  return createServer((request, response) => {
    const { url = "/", method, headers } = request;
    const path = url.replace(/[?#].*$/s, "");
    response.setHeader("cache-control", "no-cache");
    response.setHeaders(headersFor(path, parseHeaders(readHosted(exportFiles.headers))));
    const redirect = (status: number, to: string) =>
      response.writeHead(status, { location: to + url.slice(path.length) }).end();
    if (method !== "GET" && method !== "HEAD")
      return response.writeHead(405, { allow: "GET, HEAD" }).end();
    if (`${path}/` === base) return redirect(301, base);
    const moved = redirectFor(path, parseRedirects(readHosted(exportFiles.redirects)));
    if (moved) return redirect(moved.status, moved.to);
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
    // A part of a compressed answer would be no part of the file.
    if (!isSound(headers)) delete headers.range;
    else delete headers["accept-encoding"];
    compress(request, response, () => {
      const named = posix.normalize(decodeAddress(inFolder));
      if (!path.startsWith(base) || hidden.test(named)) return notFound();
      if (/[^/]$/.test(named) && isFolder(named)) return redirect(301, `${path}/`);
      request.url = inFolder.replace(/\/$/, "/index.html");
      sendFile(request, response, notFound);
    });
  });
}

/**
 * Whether a request is for a range of bytes (RFC 9110, 14.1.2) that sirv reads right. A host may send the whole file for
 * any other, and if the file may have changed since.
 */
function isSound({ range = "", "if-range": condition }: IncomingHttpHeaders): boolean {
  const [, from = "", to = ""] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? [];
  return from !== "" && !condition && (to === "" || Number(to) >= Math.max(1, Number(from)));
}
