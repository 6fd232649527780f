import type { Browser } from "playwright/test";
import { standIn } from "../support/foreign.ts";
import { recordMailLinks } from "../support/mail-program.ts";
import { asNew, type MailService } from "../support/mail-service.ts";
import { look, type Seen, words } from "./look.ts";
import { startWeather } from "./weather.ts";

/** A site to walk over. */
export interface WalkedSite {
  /** Where it is served. */
  origin: string;
  /** Where its messages go, if not to the mail program. */
  service?: MailService;
}

/** A browser with one tab, what is before the site, and all that is recorded of what happens there. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Opens a browser that has never been on the site. */
export async function openStage(browser: Browser, site: WalkedSite) {
  const weather = await startWeather(site.origin);
  const context = await browser.newContext();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addInitScript(numberDocument);
  await context.clock.install();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  /** Links that were handed to the mail program, and forms that were. */
  const mails = await recordMailLinks(page, session);
  /** Warnings, errors and what nobody caught. */
  const complaints: string[] = [];
  // Other machines are answered here. With a route of Playwright's, nothing would be kept in the cache.
  session.on("Fetch.requestPaused", ({ requestId }) => {
    const body = Buffer.from(standIn).toString("base64");
    const responseHeaders = [{ name: "content-type", value: "text/html" }];
    const answer = { requestId, responseCode: 200, responseHeaders, body };
    session.send("Fetch.fulfillRequest", answer).catch(() => {});
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
  context.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) complaints.push(message.text());
  });
  context.on("weberror", (failure) => complaints.push(`uncaught ${failure.error().message}`));
  if (site.service) asNew(site.service);
  /** What the world has done so far, for what may be said of it. */
  const world = {
    offline: false,
    /** Storage is refused to the document that is open. */
    storageRefused: false,
    /** The page was meddled with, or has a component that throws. */
    meddled: false,
    thrown: false,
    /** A chunk was garbled, which a document remembers as long as it lives. */
    garbled: false,
    /** Anything at all went wrong on the way between browser and hosts. */
    rough: false,
  };
  const close = () => context.close().finally(weather.close);
  return { site, weather, page, context, session, mails, complaints, world, close };
}

/** Runs in each document: gives it a number. */
function numberDocument(): void {
  // Chromium asks whether a program is to telephone, and the page gets no key and no click meanwhile.
  addEventListener("click", (event) => {
    if ((event.target as Element).closest?.("[href^='tel:']")) event.preventDefault();
  });
  Object.assign(window, { walkDocument: Math.random() });
}

/** Looks at the page; undefined where none of the site's is open. */
export async function lookAround({ page, weather, session }: Stage): Promise<Seen | undefined> {
  for (let attempt = 0; attempt < 20; attempt++) {
    // Elsewhere, or on the browser's own page about one that it could not have.
    if (!page.url().startsWith(weather.origin)) return undefined;
    try {
      await page.waitForLoadState("domcontentloaded", { timeout: 5000 });
      const seen = await page.evaluate(look, words);
      // What the browser tells of mails on this line has been told by the time of its answer.
      await session.send("Runtime.evaluate", { expression: "0" });
      return seen;
    } catch (failure) {
      // Another document came meanwhile.
      if (!/context|navigat|Target|frame/i.test(`${failure}`)) throw failure;
      await page.waitForTimeout(30);
    }
  }
  return undefined;
}

/** Whether nothing stands between the visitor and a message that goes. */
export function isFair({ world, weather, site: { service } }: Stage): boolean {
  const { offline, storageRefused, thrown, garbled } = world;
  const isHindered = offline || storageRefused || thrown || garbled || weather.gone;
  const accepts = service?.answers.every((answer) => answer === 200) ?? true;
  return !isHindered && weather.fates.length === 0 && accepts;
}
