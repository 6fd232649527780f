import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { findFile } from "./find-file.ts";
import { headersFor, parseHeaderRules } from "./header-rules.ts";
import { isText, mediaTypeOf } from "./media-types.ts";

/** What a static host serves, and where. */
export interface StaticHostOptions {
  /** Folder of the export. */
  directory: string;
  /** Path below which it is published, with a slash at both ends. */
  base: string;
}

/**
 * A server that answers as static hosts do: `/about`, `/about/` and `/about.html` are the same page,
 * an unknown path is `404.html` with status 404, headers come from `_headers`, and texts are
 * compressed. It looks at the folder at each request, so that a new build needs no restart.
 */
export function createStaticHost({ directory, base }: StaticHostOptions): Server {
  const server = createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return response.writeHead(405, { allow: "GET, HEAD" }).end();
    const path = (request.url ?? "/").replace(/[?#].*$/s, "");
    if (`${path}/` === base) return response.writeHead(301, { location: base }).end();
    const file = path.startsWith(base)
      ? findFile(directory, path.slice(base.length - 1))
      : undefined;
    send(request, response, {
      status: file ? 200 : 404,
      file: file ?? join(directory, "404.html"),
      headers: headersFor(path, readRules(directory)),
    });
  });
  // Node leaves this one method without an answer.
  return server.on("connect", (_, socket) =>
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\n\r\n"),
  );
}

interface Answer {
  status: number;
  file: string;
  headers: Record<string, string>;
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { file, status, headers } = answer;
  const content = read(file);
  if (!content) return void response.writeHead(404).end();
  const etag = `"${createHash("sha256").update(content).digest("hex").slice(0, 16)}"`;
  const all = { "cache-control": "no-cache", ...lowerCase(headers), etag };
  if (status === 200 && request.headers["if-none-match"] === etag)
    return void response.writeHead(304, all).end();

  const accepted = `${request.headers["accept-encoding"]}`;
  const { body, encoding } = encode(content, file, accepted, etag);
  response.writeHead(status, {
    ...all,
    "content-type": mediaTypeOf(file),
    "content-length": body.length,
    vary: "accept-encoding",
    ...(encoding && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

function readRules(directory: string) {
  return parseHeaderRules(`${read(join(directory, "_headers")) ?? ""}`);
}

/** A file as it is now; nothing where a build has taken it away in this moment. */
function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function encode(content: Buffer, file: string, accepted: string, etag: string) {
  if (!isText(file)) return { body: content };
  if (/\bbr\b/.test(accepted)) return { body: once(`br${etag}`, brotli), encoding: "br" };
  if (/\bgzip\b/.test(accepted))
    return { body: once(`gzip${etag}`, () => gzipSync(content)), encoding: "gzip" };
  return { body: content };

  // Quality 5 is what hosts use that compress on the way.
  function brotli(): Buffer {
    return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
}

/** What was compressed before, by encoding and mark of its content. */
const compressed = new Map<string, Buffer>();

function once(key: string, compress: () => Buffer): Buffer {
  const body = compressed.get(key) ?? compress();
  compressed.set(key, body);
  return body;
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
