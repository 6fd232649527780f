import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext } from "playwright/test";
import { readMailLink, recordMailLinks } from "../support/mail-program.ts";
import { standInForService } from "../support/mail-service.ts";
import { look, type Seen } from "./look.ts";

/** What can happen to the next chunk on its way to the browser. */
export const allFates = ["drops", "is missing", "is late", "is garbled"] as const;

/** Delay of a late chunk, in milliseconds. */
const lateness = 1200;

/** Loses, delays and garbles chunks. Returns the fates of the next ones, in order, to add to. */
async function spoilChunks(context: BrowserContext) {
  const fates: (typeof allFates)[number][] = [];
  await context.route(/\.js$/, async (route) => {
    const fate = fates.shift();
    if (fate === "drops") return route.abort("connectionreset");
    if (fate === "is missing") return route.fulfill({ status: 404 });
    if (fate === "is garbled")
      return route.fulfill({ contentType: "text/javascript", body: "<!doctype html>" });
    if (fate === "is late") await wait(lateness);
    return route.continue();
  });
  return fates;
}

/** A visitor in a browser, the network between browser and site, and what happened so far. */
export type Walk = Awaited<ReturnType<typeof startWalk>>;

/** Starts a walk in a browser that has never been on the site. */
export async function startWalk(browser: Browser, origin: string, endpoint?: string) {
  const context = await browser.newContext();
  const fates = await spoilChunks(context);
  await context.addInitScript("window.walkDocument = Math.random()");
  await context.clock.install();
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  /** Warnings, errors and uncaught exceptions since the last step. */
  const complaints: string[] = [];
  context.on("console", (line) => {
    if (["warning", "error"].includes(line.type())) complaints.push(line.text());
  });
  context.on("weberror", (failure) => complaints.push(`uncaught ${failure.error().message}`));
  const service = endpoint ? await standInForService(context, endpoint) : undefined;
  return {
    ...{ origin, fates, context, page, service, complaints },
    mails: await recordMailLinks(page),
    /** What the page showed after the last step; undefined if no page of the site was open. */
    before: undefined as Seen | undefined,
    /** Whether the last step pressed a key, and no pointer. */
    keyed: false,
    /** What must be on the page after the last step. */
    must: (_now: Seen): unknown => true,
    /** Whether the network or the service ever failed. */
    rough: false,
    /** Number of texts so far: each text has its own number. */
    texts: 100,
    /** Texts that must be somewhere. */
    owed: [] as { field: string; text: string }[],
    /** How often the visitor pressed Send over a message; presses in a hurry are one. */
    asked: new Map<string, number>(),
    /** Number of requests before the last press on Send. */
    requests: 0,
    async close(): Promise<void> {
      await context.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    },
  };
}

/** Returns what the page shows; undefined if no page of the site is open. */
export async function see({ page, origin }: Walk): Promise<Seen | undefined> {
  if (!page.url().startsWith(origin)) return undefined;
  await page.waitForLoadState("domcontentloaded");
  return page.evaluate(...look);
}

/** What left the browser: the texts of mails, and requests with their answers. */
export function sent({ mails, service }: Walk) {
  const requests = (service?.received ?? []).map((received, index) => {
    // A form that a browser posts itself ends its lines with CR LF.
    const { message = "", ...others } = Object.fromEntries(
      Object.entries(received).map(([name, value]) => [name, `${value}`.replaceAll("\r\n", "\n")]),
    );
    const answer = service?.given[index] ?? "";
    return {
      text: [message, ...Object.values(others)].join("\n"),
      message,
      accepted: answer === 200,
      /** Whether nobody knows if the message arrived. */
      doubtful: [502, 504, "reset", "silence"].includes(answer),
    };
  });
  const bodies = mails.map((link) => readMailLink(link).headers["body"] ?? "");
  // With the line breaks of texts in a page.
  const texts = bodies.map((body) => body.replaceAll("\r\n", "\n").trim());
  return { mails: texts.filter(Boolean), requests };
}

/** Whether a text is in a mail, or in a request that was accepted. */
export function hasLeft(walk: Walk, text: string): boolean {
  const { mails, requests } = sent(walk);
  const accepted = requests.filter((request) => request.accepted);
  return [...mails, ...accepted.map((request) => request.text)].some((one) => one.includes(text));
}
