import * as fc from "fast-check";
import type { Browser } from "playwright/test";
import { contentFolder } from "../support/content.ts";
import type { MailService } from "../support/mail-service.ts";
import { test as mailto } from "../test.ts";
import { test as emailjs } from "../test-with-service.ts";
import { test as waitlist } from "../test-with-waitlist.ts";
import { shrink } from "./shrink.ts";
import type { WalkedSite } from "./stage.ts";
import { type Offers, parseWalk, printWalk, walks } from "./steps.ts";
import { test as rightToLeft } from "./test-right-to-left.ts";
import { walk } from "./walk.ts";
import { startWeather } from "./weather.ts";
import { readWords, type Words } from "./words.ts";

/** Minutes to walk in all, on fresh ways; without it, a few ways that are always the same. */
const minutes = Number(process.env["WALK_MINUTES"] ?? 0);
/** What the ways come from; a failure says it. */
const seed = Number(process.env["SEED"] ?? (minutes ? Date.now() % 1e6 : 15));
/** A walk to take again, as a failure prints it. */
const script = process.env["WALK"];

const steps = 60;
/** How many walks a site sees where the ways are fixed. */
const fixedWalks = 4;
/** How long a failing walk may be shrunk, in milliseconds. */
const shrinking = Number(process.env["WALK_SHRINK"] ?? 90) * 1000;
/** Sites over which the minutes are shared out, and workers that walk side by side. */
const sites = 3;
const workers = 2;

async function walkOver(
  browser: Browser,
  name: string,
  origin: string,
  words: Words,
  offers: Offers,
  service?: MailService,
): Promise<void> {
  const weather = await startWeather(origin);
  const site: WalkedSite = { name, words, weather, offers, ...(service && { service }) };
  const take = (way: Parameters<typeof walk>[2]) => walk(browser, site, way);
  const start = Date.now();
  const end = start + (minutes * workers * 60_000) / sites;
  let count = 0;
  let total = 0;
  try {
    if (script) {
      const { fault } = await take(parseWalk(script));
      if (fault) throw new Error(`${fault.law}: ${fault.text}`);
      return;
    }
    while (minutes ? Date.now() < end : count < fixedWalks) {
      const [way = []] = fc.sample(walks(steps, offers), { seed: seed + count, numRuns: 1 });
      const { taken, fault } = await take(way);
      count++;
      total += taken.length;
      if (!fault) continue;
      const found = `${fault.law}: ${fault.text}`;
      console.log(`${name}: ${found}\n after ${total} steps, ${count} walks, SEED=${seed}`);
      const best = await shrink({ taken, fault }, take, shrinking);
      throw new Error(
        `${best.fault.law}: ${best.fault.text}\n` +
          `Seed ${seed}, ${total} steps in ${count} walks. To walk it again:\n` +
          `WALK_SITE=${name} WALK='${printWalk(best.taken)}' npm run test:e2e -- walks\n`,
      );
    }
  } finally {
    const seconds = (Date.now() - start) / 1000;
    console.log(
      `${name}: ${total} steps in ${count} walks, ${(total / seconds).toFixed(1)} a second, SEED=${seed}`,
    );
    await weather.close();
  }
}

mailto("walks over the site that hands over to the mail program", async ({ browser, baseURL }) => {
  mailto.setTimeout(0);
  const offers = { service: false, waitlist: false };
  await walkOver(browser, "mailto", baseURL as string, readWords(contentFolder), offers);
});

emailjs("walks over the site that sends by a service", async ({ browser, baseURL, service }) => {
  emailjs.setTimeout(0);
  const offers = { service: true, waitlist: false };
  await walkOver(browser, "emailjs", baseURL as string, readWords(contentFolder), offers, service);
});

waitlist("walks over the site with open waitlists", async ({ browser, baseURL }) => {
  waitlist.setTimeout(0);
  const offers = { service: false, waitlist: true };
  await walkOver(browser, "waitlist", baseURL as string, readWords(contentFolder), offers);
});

rightToLeft("walks over the site from right to left", async ({ browser, arabicSite }) => {
  rightToLeft.setTimeout(0);
  const offers = { service: false, waitlist: false };
  await walkOver(browser, "arabic", arabicSite.origin, arabicSite.words, offers);
});
