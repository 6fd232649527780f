import type { Locator, Page } from "playwright";
import { menuButton, themeButton } from "../../e2e/support/controls.ts";
import { addOpenProduct } from "../../e2e/support/variant.ts";
import { notifyButton } from "../../e2e/support/waitlist.ts";
import type { Bench } from "./bench.ts";
import { type Figure, figuresOf } from "./figure.ts";

/** First and second press on the theme button. */
export async function themePress(bench: Bench): Promise<Figure[]> {
  const { origin } = await bench.site();
  return pressFigures(bench, "theme menu", origin, themeButton, "[role=menu]");
}

/** First and second press on the button of an open waitlist. */
export async function waitlistPress(bench: Bench): Promise<Figure[]> {
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
    const button = buttonOn(page);
    await button.scrollIntoViewIfNeeded();
    const cold = await pressTime(page, button, opens);
    await page.keyboard.press("Escape");
    await page.locator(opens).waitFor({ state: "hidden" });
    return { cold, warm: await pressTime(page, button, opens) };
  };
  return figuresOf(await bench.repeat(() => bench.page({}, pressTwice)), [
    [`${name}: from press to painted, cold`, "ms", ({ cold }) => cold, { limit: 1500 }],
    [`${name}: from press to painted, warm`, "ms", ({ warm }) => warm, { limit: 100 }],
  ]);
}

/** Presses once, and gives the milliseconds until what opens is painted. */
async function pressTime(page: Page, button: Locator, opens: string): Promise<number> {
  const painted = page.evaluate(async (selector) => {
    const pressed = await new Promise<number>((resolve) => {
      addEventListener("pointerdown", ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      });
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

/** The menu of a narrow screen without scripts, pressed as soon as it is painted. */
export async function mobileMenu(bench: Bench): Promise<Figure[]> {
  const { origin } = await bench.site();
  const answerTime = () =>
    bench.page({ javaScriptEnabled: false }, async (page) => {
      await page.goto(origin, { waitUntil: "commit" });
      await menuButton(page).waitFor();
      const start = performance.now();
      await menuButton(page).tap();
      await page.locator(":popover-open").waitFor();
      return performance.now() - start;
    });
  const what = "home: mobile menu, from a press at first paint, scripts off";
  return figuresOf(await bench.repeat(answerTime), [[what, "ms", (time) => time, { limit: 100 }]]);
}
