import type { Locator, Page } from "playwright";
import { pages } from "../../e2e/support/content.ts";
import { themeButton } from "../../e2e/support/controls.ts";
import { addOpenProduct } from "../../e2e/support/variant.ts";
import { notifyButton } from "../../e2e/support/waitlist.ts";
import type { Bench } from "./bench.ts";
import { type Figure, figure } from "./figure.ts";

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
  const runs = await bench.repeat(() => bench.page({}, pressTwice));
  const times = (state: "cold" | "warm") => runs.map((run) => run[state]);
  const press = `${name}: from press to painted`;
  return [
    // With nothing loaded yet.
    figure(`${press}, cold`, "ms", times("cold"), { limit: 1500 }),
    figure(`${press}, warm`, "ms", times("warm"), { limit: 100 }),
  ];
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
