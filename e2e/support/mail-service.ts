import type { BrowserContext, Page } from "playwright/test";

/**
 * What the service does with a message: answers with a status, never answers, hangs up, or answers
 * without letting pages of other sites read it.
 */
export type Answer = number | "silence" | "reset" | "unreadable";

/** A stand-in for a mail service, or for an endpoint that takes forms. */
export interface MailService {
  origin: string;
  /** The messages that reached it, as they were sent. */
  received: Record<string, unknown>[];
  /** What it did with each of them. */
  given: Answer[];
  /** Answers, one after the other; the last one is given from then on. */
  answers: Answer[];
}

/** Answers as the service of an address would, so that nothing reaches that. */
export async function standInForService(
  context: BrowserContext | Page,
  origin: string,
): Promise<MailService> {
  const service: MailService = { origin, received: [], given: [], answers: [200] };
  await context.route(`${origin}/**`, async (route) => {
    const body = route.request().postData() ?? "";
    const isJson = body.startsWith("{");
    service.received.push(
      isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body)),
    );
    const [next = 200, ...later] = service.answers;
    if (later.length > 0) service.answers = later;
    service.given.push(next);
    if (next === "silence") return;
    if (next === "reset") return route.abort("connectionreset");
    // What a service on another site must say to a browser (Fetch, 3.3).
    const reader = next === "unreadable" ? "https://another.example" : "*";
    const status = next === "unreadable" ? 200 : next;
    const headers = { "access-control-allow-origin": reader };
    await route.fulfill({ status, headers, body: `${status}` });
  });
  return service;
}
