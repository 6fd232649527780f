import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { mostPictureBytes, mostUnits } from "../../src/panel/protocol/protocol.ts";
import { RequestError } from "../../src/panel/protocol/request-error.ts";

/** The most bytes of a request by its content type; the longest text of a site has a few thousand. */
const mostBytes = new Map([
  ["application/json", 64 * 1024],
  ["application/octet-stream", mostPictureBytes],
]);

/**
 * Refuses a request that does not come from a page of this server. Vite has compared the host name before, against
 * DNS rebinding (`server.allowedHosts`).
 *
 * @param token The one that only documents of this process have.
 */
export function assertOwnPage({ method, headers }: IncomingMessage, token: string): void {
  if (method !== "POST") throw new RequestError(405, "badRequest");
  // No form of another site can send either.
  if (!mostBytes.has(`${headers["content-type"]}`)) throw new RequestError(415, "badRequest");
  const { host, origin = "" } = headers;
  const isOwn = host !== undefined && [`http://${host}`, `https://${host}`].includes(origin);
  if (
    !isOwn ||
    !["same-origin", undefined].includes(headers["sec-fetch-site"] as string | undefined)
  )
    throw new RequestError(403, "badRequest");
  const given = Buffer.from(`${headers["x-words-token"]}`);
  const wanted = Buffer.from(token);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new RequestError(403, "restarted");
}

/** Whether only this machine can reach a server's address (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
export function isLoopback(address: string | undefined): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(address ?? "");
}

/** What a request says: JSON; or in its address, if its body is the `bytes` of a picture. */
export async function readRequest(request: IncomingMessage): Promise<Record<string, unknown>> {
  const type = `${request.headers["content-type"]}`;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > (mostBytes.get(type) ?? 0)) throw new RequestError(413, "tooLong", { n: mostUnits });
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  const query = new URLSearchParams(request.url?.replace(/^[^?]*/, ""));
  if (type !== "application/json") return { ...Object.fromEntries(query), bytes };
  try {
    const value: unknown = JSON.parse(bytes.toString("utf8"));
    if (typeof value === "object" && value !== null) return value as Record<string, unknown>;
  } catch {}
  throw new RequestError(400, "badRequest");
}
