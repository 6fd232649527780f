import { setTimeout as wait } from "node:timers/promises";
import type { Locator, Page } from "playwright";
import { routeOf } from "../../src/routes.ts";
import { site } from "../support/content.ts";
import { themeButton } from "../support/controls.ts";
import { addOpenProduct } from "../support/variant.ts";
import { reportPath, visitAlone } from "../support/visit-alone.ts";
import { notifyButton } from "../support/waitlist.ts";
import { builtSite, type Figure, figuresOf, repeat, serve, slow4G, withPage } from "./measure.ts";

/** First and second press on the theme button. */
export async function themePress(): Promise<Figure[]> {
  const { origin } = await builtSite();
  return pressFigures("theme menu", origin, themeButton, "[role=menu]");
}

/** First and second press on the button of an open waitlist. */
export async function waitlistPress(): Promise<Figure[]> {
  const { origin } = await serve(addOpenProduct);
  return pressFigures("waitlist", `${origin}/products`, notifyButton, "[role=dialog]");
}

/** Presses a control that React runs; a selector says what opens. */
async function pressFigures(
  name: string,
  address: string,
  buttonOn: (page: Page) => Locator,
  opens: string,
): Promise<Figure[]> {
  const pressTwice = async (page: Page) => {
    await page.goto(address);
    const button = buttonOn(page);
    await button.scrollIntoViewIfNeeded();
    const cold = await pressTime(page, button, opens);
    await page.keyboard.press("Escape");
    await page.locator(opens).waitFor({ state: "hidden" });
    return { cold, warm: await pressTime(page, button, opens) };
  };
  return figuresOf(
    await repeat(() => withPage({}, pressTwice)),
    [`${name}: from press to painted, cold`, "ms", ({ cold }) => cold, 1500],
    [`${name}: from press to painted, warm`, "ms", ({ warm }) => warm, 100],
  );
}

/** Presses once, and gives the milliseconds until what opens is painted. */
async function pressTime(page: Page, button: Locator, opens: string): Promise<number> {
  const painted = page.evaluate(async (selector) => {
    const pressed = await new Promise<number>((resolve) => {
      addEventListener("pointerdown", ({ timeStamp }) => resolve(timeStamp), { once: true });
    });
    const end = pressed + 20_000;
    while (!document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })) {
      if (performance.now() > end) throw new Error("One press has opened nothing.");
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // A task after the frame that shows it.
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - pressed;
  }, opens);
  await button.tap();
  return painted;
}

/** From a press on a link to the next page's paint on slow 4G, in a browser that knows speculation rules. */
export async function nextPage(): Promise<Figure[]> {
  const { origin } = await builtSite();
  const next = site.header.links.find(({ page }) => page !== undefined && page !== "home");
  const { path } = routeOf(next?.page ?? "home");
  const what = "next page: from press to painted, after the pointer has rested for 300 ms";
  const times = await repeat(() => follow(origin, path));
  return figuresOf(times, [what, "ms", (time) => time, 150]);
}

/** Follows a link of the home page, and gives the milliseconds from the press to the paint. */
async function follow(origin: string, path: string): Promise<number> {
  const { downloadThroughput, latency } = slow4G;
  // A browser's own emulation does not reach prerendered pages.
  const delay = (bytes: number) => wait(latency + (bytes / downloadThroughput) * 1000);
  const alter = (html: string) => html.replace("speculationrules", "none");
  const { reports, close } = await visitAlone(
    origin,
    [visitor, { path, reportPath }],
    alter,
    delay,
  );
  const end = performance.now() + 30_000;
  while (reports.length === 0 && performance.now() < end) await wait(50);
  await close();
  const [report] = reports;
  if (!report) throw new Error("The next page is not shown.");
  return Number(report["painted"]) - Number(report["pressed"]);
}

/**
 * Runs in each page: on the first it adds the rules of the site as a pointer would apply them (a document is
 * fetched as soon as the pointer is over its link, and rendered 200 ms later), and presses after 300 ms.
 */
async function visitor({ path, reportPath }: { path: string; reportPath: string }): Promise<void> {
  const now = () => performance.timeOrigin + performance.now();
  if (location.pathname !== path) {
    const apply = (action: string) => {
      const rules = document.createElement("script");
      rules.type = "speculationrules";
      rules.text = JSON.stringify({ [action]: [{ urls: [path], eagerness: "immediate" }] });
      document.head.append(rules);
    };
    await new Promise((loaded) => addEventListener("load", loaded));
    apply("prefetch");
    setTimeout(() => apply("prerender"), 200);
    setTimeout(() => {
      localStorage["pressed"] = now();
      document.querySelector<HTMLElement>(`nav a[href$="${path}"]`)?.click();
    }, 300);
    return;
  }
  const page = document as Document & { prerendering?: boolean };
  if (page.prerendering)
    await new Promise((shown) => page.addEventListener("prerenderingchange", shown));
  const paint = () => performance.getEntriesByName("first-contentful-paint")[0];
  while (!paint()) await new Promise(requestAnimationFrame);
  const painted = performance.timeOrigin + (paint()?.startTime ?? 0);
  const body = JSON.stringify({ painted, pressed: localStorage["pressed"] });
  await fetch(reportPath, { method: "POST", body });
}
