import type { Locator, Page } from "playwright";
import { pages } from "../../e2e/support/content.ts";
import { menuButton, themeButton } from "../../e2e/support/controls.ts";
import { addOpenProduct } from "../../e2e/support/variant.ts";
import { notifyButton } from "../../e2e/support/waitlist.ts";
import type { Bench } from "./bench.ts";
import { type Figure, figure, figuresOf } from "./figure.ts";

declare global {
  interface Window {
    /** When the bench pressed, as the page's own clock has it. */
    benchPress: number;
  }
}

/** First and second press on the theme button. */
export async function themePress(bench: Bench): Promise<Figure[]> {
  const { origin } = await bench.site();
  return pressFigures(bench, "theme menu", origin, themeButton, "[role=menu]");
}

/** First and second press on the button of an open waitlist, where the site has its page. */
export async function waitlistPress(bench: Bench): Promise<Figure[]> {
  if (!pages["products"]) return [];
  const { origin } = await bench.serve(addOpenProduct);
  return pressFigures(bench, "waitlist", `${origin}/products`, notifyButton, "[role=dialog]");
}

/** Presses a control that React runs; a selector says what opens. */
async function pressFigures(
  bench: Bench,
  name: string,
  address: string,
  buttonOn: (page: Page) => Locator,
  opens: string,
): Promise<Figure[]> {
  const pressTwice = async (page: Page) => {
    await page.goto(address);
    await page.evaluate(() =>
      addEventListener("pointerdown", (event) => (window.benchPress = event.timeStamp), true),
    );
    const button = buttonOn(page);
    await button.scrollIntoViewIfNeeded();
    const cold = await pressTime(page, button, opens);
    await page.keyboard.press("Escape");
    await page.locator(opens).waitFor({ state: "hidden" });
    return { cold, warm: await pressTime(page, button, opens) };
  };
  const press = `${name}: from press to painted`;
  return figuresOf(await bench.repeat(() => bench.page({}, pressTwice)), [
    // With nothing loaded yet.
    [`${press}, cold`, "ms", ({ cold }) => cold, { limit: 1500 }],
    [`${press}, warm`, "ms", ({ warm }) => warm, { limit: 100 }],
  ]);
}

/** Presses once, and gives the milliseconds until what opens is painted. */
async function pressTime(page: Page, button: Locator, opens: string): Promise<number> {
  const painted = page.evaluate(async (selector) => {
    const end = performance.now() + 20_000;
    while (!document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })) {
      if (performance.now() > end) throw new Error("One press has opened nothing.");
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // A task after the frame that shows it.
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - window.benchPress;
  }, opens);
  await button.tap();
  return painted;
}

/** The menu of a narrow screen without scripts, pressed as soon as it is painted. */
export async function mobileMenu(bench: Bench): Promise<Figure[]> {
  const { origin } = await bench.site();
  const box = await bench.page({ slowNetwork: false, slowProcessor: false }, async (page) => {
    await page.goto(origin);
    return menuButton(page).boundingBox();
  });
  if (!box) throw new Error("The page has no menu button on a narrow screen.");
  const answerTime = () =>
    bench.page({ javaScriptEnabled: false }, async (page, session) => {
      await session.send("Page.enable");
      await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
      const painted = new Promise<void>((resolve) => {
        session.on("Page.lifecycleEvent", ({ name }) => {
          if (name === "firstContentfulPaint") resolve();
        });
      });
      const loading = page.goto(origin);
      await painted;
      const start = performance.now();
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      while (!(await page.evaluate(() => document.querySelector(":popover-open") !== null)))
        if (performance.now() - start > 10_000)
          throw new Error("The menu does not open at its first press.");
      const time = performance.now() - start;
      await loading;
      return time;
    });
  const what = "home: mobile menu, from a press at first paint, scripts off";
  // Within this an answer seems to be at once.
  return [figure(what, "ms", await bench.repeat(answerTime), { limit: 100 })];
}
