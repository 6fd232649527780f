import { cp } from "node:fs/promises";
import type { Browser, Locator, Page } from "playwright";
import { themeButton } from "../../e2e/support/controls.ts";
import { inProject } from "../../e2e/support/project.ts";
import { serveVariant } from "../../e2e/support/variant.ts";
import { notifyButton } from "../../e2e/support/waitlist.ts";
import type { Bench } from "./bench.ts";
import type { Figure } from "./figure.ts";
import { repeat } from "./repeat.ts";
import { sampleOf } from "./sample.ts";
import { withPage } from "./with-page.ts";

/** Milliseconds until what a press opens is painted: with nothing loaded yet, and later. */
const limits = { cold: 1500, warm: 100 };

declare global {
  interface Window {
    /** When the bench pressed, as the page's own clock has it. */
    benchPress: number;
  }
}

/** A control that React runs, and what its press opens. */
interface Control {
  name: string;
  address: string;
  button: (page: Page) => Locator;
  /** Selector of what opens. */
  opens: string;
}

/** First and second press on the theme button. */
export async function themePress(bench: Bench): Promise<Figure[]> {
  const { origin } = await bench.site();
  return pressFigures(bench, {
    name: "theme menu",
    address: origin,
    button: themeButton,
    opens: "[role=menu]",
  });
}

/** First and second press on the button of an open waitlist. */
export async function waitlistPress(bench: Bench): Promise<Figure[]> {
  const { origin, close } = await serveVariant("dist.bench-waitlist", (content) =>
    cp(inProject("e2e/content"), content, { recursive: true }),
  );
  bench.onClose(close);
  return pressFigures(bench, {
    name: "waitlist",
    address: `${origin}/products`,
    button: (page) => notifyButton(page),
    opens: "[role=dialog]",
  });
}

async function pressFigures(bench: Bench, control: Control): Promise<Figure[]> {
  const browser = await bench.browser();
  const runs = await repeat(bench.runs, () => pressTwice(browser, control));
  return (["cold", "warm"] as const).map((state) => ({
    what: `${control.name}: from press to painted, ${state}`,
    measured: sampleOf(runs.map((run) => run[state])),
    unit: "ms",
    bar: { limit: limits[state] },
  }));
}

function pressTwice(browser: Browser, { address, button, opens }: Control) {
  return withPage(browser, {}, async (page) => {
    await page.goto(address);
    await page.evaluate(() =>
      addEventListener("pointerdown", (event) => (window.benchPress = event.timeStamp), true),
    );
    await button(page).scrollIntoViewIfNeeded();
    const cold = await pressTime(page, button(page), opens);
    await page.keyboard.press("Escape");
    await page.locator(opens).waitFor({ state: "hidden" });
    const warm = await pressTime(page, button(page), opens);
    return { cold, warm };
  });
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
