import { expect, type Locator, type Page } from "playwright/test";
import { given, pageContent, pathOf } from "./content.ts";

const words = () => given(pageContent("contact").bubble);

/** The part of the contact page with the friendly lines. */
export function bubble(page: Page): Locator {
  return page.getByRole("region", { name: words().heading, exact: true });
}

/** What is typed, for the eye alone. */
export function typedCopy(page: Page): Locator {
  return bubble(page).locator("p[aria-hidden=true]");
}

/** The mark that blinks while something is typed. */
export function cursor(page: Page): Locator {
  return typedCopy(page).locator("span[class]");
}

export function pauseButton(page: Page): Locator {
  return bubble(page).getByRole("button", { name: words().pause, exact: true });
}

export function playButton(page: Page): Locator {
  return bubble(page).getByRole("button", { name: words().play, exact: true });
}

/** Opens the contact page, and waits until its bubble runs. */
export async function openBubble(page: Page): Promise<void> {
  await page.goto(pathOf("contact"));
  await bubble(page).scrollIntoViewIfNeeded();
  await expect(pauseButton(page)).toBeVisible();
  await expect(cursor(page)).toHaveCount(1);
}

/** Waits until the page has nothing to do: what loads by itself has begun by then. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(async () => {
    /** Once in some thousand times a headless browser never comes to it: the test then says what is wrong. */
    const orLater = (ask: (done: () => void) => void) =>
      new Promise<void>((done) => {
        ask(done);
        setTimeout(done, 5000);
      });
    for (let rest = 0; rest < 3; rest++) {
      await orLater((painted) => requestAnimationFrame(painted));
      await orLater((rested) => requestIdleCallback(rested));
    }
  });
}
