import type { Browser, CDPSession } from "playwright";
import { menuButton } from "../../e2e/support/controls.ts";
import type { Bench } from "./bench.ts";
import type { Figure } from "./figure.ts";
import { repeat } from "./repeat.ts";
import { sampleOf } from "./sample.ts";
import { withPage } from "./with-page.ts";

/** Milliseconds within which an answer seems to be at once. */
const atOnce = 100;

/** The menu of a narrow screen without scripts, pressed as soon as it is painted. */
export async function mobileMenu(bench: Bench): Promise<Figure[]> {
  const [{ origin }, browser] = [await bench.site(), await bench.browser()];
  const place = await placeOfButton(browser, origin);
  const answers = await repeat(bench.runs, () => answerTime(browser, origin, place));
  return [
    {
      what: "home: mobile menu, from a press at first paint, scripts off",
      measured: sampleOf(answers),
      unit: "ms",
      bar: { limit: atOnce },
    },
  ];
}

interface Place {
  x: number;
  y: number;
}

function placeOfButton(browser: Browser, origin: string): Promise<Place> {
  return withPage(browser, { slowNetwork: false, slowProcessor: false }, async (page) => {
    await page.goto(origin);
    const box = await menuButton(page).boundingBox();
    if (!box) throw new Error("The page has no menu button on a narrow screen.");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

function answerTime(browser: Browser, origin: string, { x, y }: Place): Promise<number> {
  return withPage(browser, { javaScriptEnabled: false }, async (page, session) => {
    await session.send("Page.enable");
    await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
    const painted = firstPaint(session);
    const loading = page.goto(origin);
    await painted;
    const start = performance.now();
    await page.touchscreen.tap(x, y);
    while (!(await page.evaluate(() => document.querySelector(":popover-open") !== null)))
      if (performance.now() - start > 10_000)
        throw new Error("The menu does not open at its first press.");
    const time = performance.now() - start;
    await loading;
    return time;
  });
}

/** Resolves at the first paint of the next document. */
function firstPaint(session: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    session.on("Page.lifecycleEvent", ({ name }) => {
      if (name === "firstContentfulPaint") resolve();
    });
  });
}
