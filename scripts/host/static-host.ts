import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import {
  filesFor,
  headersFor,
  parseHeaderRules,
  parseRedirectRules,
  redirectFor,
} from "./host-rules.ts";

/**
 * A server that answers as static hosts do: `/about`, `/about/` and `/about.html` are the same page,
 * an unknown path is `404.html` with status 404, headers come from `_headers`, a rule in `_redirects`
 * goes before a file, and texts are compressed. It looks at the folder at each request, so that a new build needs no restart.
 *
 * @param base Path below which the folder is published, with a slash at both ends.
 */
export function createStaticHost(at: Record<"directory" | "base", string>): Server {
  const { directory, base } = at;
  const compressed = new Map<string, Buffer>();
  /** A file as it is now; nothing where there is none, or a build has taken it away in this moment. */
  const read = (name: string): Buffer | undefined => {
    try {
      return readFileSync(join(directory, name));
    } catch {
      return undefined;
    }
  };
  const server = createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return response.writeHead(405, { allow: "GET, HEAD" }).end();
    const path = (request.url ?? "/").replace(/[?#].*$/s, "");
    if (`${path}/` === base) return response.writeHead(301, { location: base }).end();
    const moved = redirectFor(path, parseRedirectRules(`${read("_redirects") ?? ""}`));
    if (moved) {
      const query = request.url?.slice(path.length) ?? "";
      // Browsers else keep what was for good, and a page that is renamed back would lead in a circle.
      const headers = { location: moved.to + query, "cache-control": "no-cache" };
      return response.writeHead(moved.status, headers).end();
    }
    const names = path.startsWith(base) ? filesFor(path.slice(base.length - 1)) : [];
    const found = names.find(read);
    const file = found ?? "404.html";
    const content = read(file);
    if (!content) return response.writeHead(404).end();

    const rules = parseHeaderRules(`${read("_headers") ?? ""}`);
    const etag = `"${createHash("sha256").update(content).digest("hex").slice(0, 16)}"`;
    response.setHeader("cache-control", "no-cache").setHeaders(headersFor(path, rules));
    response.setHeader("etag", etag).setHeader("vary", "accept-encoding");
    if (found && request.headers["if-none-match"]?.includes(etag))
      return response.writeHead(304).end();

    const coding = isText(file) ? codingFor(`${request.headers["accept-encoding"]}`) : undefined;
    const body = coding ? compress(content, coding, etag) : content;
    if (coding) response.setHeader("content-encoding", coding);
    response.setHeader("content-type", mediaTypeOf(file)).setHeader("content-length", body.length);
    // Node sends no body where HEAD asks.
    return response.writeHead(found ? 200 : 404).end(body);
  });
  function compress(content: Buffer, coding: keyof typeof codings, etag: string): Buffer {
    const body = compressed.get(coding + etag) ?? codings[coding](content);
    compressed.set(coding + etag, body);
    return body;
  }

  // Node leaves this one method without an answer.
  return server.on("connect", (_, socket) =>
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\n\r\n"),
  );
}

// Quality 5 is what hosts use that compress on the way.
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const codings = {
  br: (content: Buffer) => brotliCompressSync(content, brotliQuality),
  gzip: (content: Buffer) => gzipSync(content),
};

function codingFor(accepted: string): keyof typeof codings | undefined {
  // A weight of nothing refuses a coding (RFC 9110, 12.4.2).
  return (["br", "gzip"] as const).find((coding) =>
    new RegExp(`\\b${coding}\\b(?! *; *q=0(\\.0*)? *(,|$))`).test(accepted),
  );
}

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ".svg": "image/svg+xml",
  ".xml": "application/xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
  ".zip": "application/zip",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
};

function mediaTypeOf(file: string): string {
  return mediaTypes[extname(file)] ?? "application/octet-stream";
}

/** Whether compressing a file makes it much smaller; others are mostly compressed in themselves. */
export const isText = (file: string): boolean => /^text\/|[/+](xml|json)$/.test(mediaTypeOf(file));
