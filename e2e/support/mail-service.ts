import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import type { Page } from "playwright/test";
import { type Host, listen } from "./listen.ts";

/**
 * What the service does with a message: answers with a status, never answers, hangs up, or answers
 * without letting pages of other sites read it.
 */
export type Answer = number | "silence" | "reset" | "unreadable";

/** A mail service, or an endpoint that takes forms, on this machine that answers as a test wants. */
export interface MailService extends Host {
  /** The messages that reached it, as they were sent. */
  received: Record<string, unknown>[];
  /** What it did with each of them. */
  given: Answer[];
  /** Its answers, one after the other; the last one is given from then on. */
  answers: Answer[];
}

/** What a service on another site must say to a browser (Fetch, 3.3). */
const permission = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "POST",
  // Where a connection that was used before is reset, Chromium itself sends a request again.
  connection: "close",
};

/** Answers as the service of an address would, so that nothing reaches that. */
export async function standInForService(
  page: Page,
  origin: string,
): Promise<Pick<MailService, "answers">> {
  const service: { answers: Answer[] } = { answers: [200] };
  await page.route(`${origin}/**`, (route) => {
    const [status] = service.answers;
    return route.fulfill({ status: Number(status), headers: permission, body: `${status}` });
  });
  return service;
}

/** A service that has received nothing yet, and takes what comes. */
export function asNew(service: Host): MailService {
  return Object.assign(service, { received: [], given: [], answers: [200] });
}

/** Starts a service on this machine, which takes what comes. */
export async function startMailService(): Promise<MailService> {
  const server = createServer(async (request, response) => {
    if (request.method === "OPTIONS") return void response.writeHead(204, permission).end();
    const body = await text(request);
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form");
    service.received.push(
      isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body),
    );
    const [next = 200, ...later] = service.answers;
    if (later.length > 0) service.answers = later;
    service.given.push(next);
    if (next === "reset") request.socket.destroy();
    else if (next === "unreadable") response.writeHead(200, { connection: "close" }).end("OK");
    else if (next !== "silence") response.writeHead(next, permission).end(`${next}`);
  });
  const service = asNew(await listen(server));
  return service;
}
