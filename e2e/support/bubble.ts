import { expect, type Page } from "playwright/test";
import { pageContent, pathOfLayout } from "./content.ts";
import { headed, named } from "./named.ts";

const bubbleTexts = () => pageContent("contact").words.bubble;

/** The part of the contact page with the friendly lines. */
export const bubble = headed(() => bubbleTexts().heading);
/** What is typed, for the eye alone. */
export const typedLine = (page: Page) => bubble(page).locator("p[aria-hidden=true]");
/** The mark that blinks while something is typed. */
export const cursor = (page: Page) => typedLine(page).locator("span[class]");
export const pauseButton = named("button", () => bubbleTexts().pause);
export const playButton = named("button", () => bubbleTexts().play);

/** Opens the contact page, and waits until its bubble runs. */
export async function openBubble(page: Page): Promise<void> {
  await page.goto(pathOfLayout("contact"));
  await bubble(page).scrollIntoViewIfNeeded();
  await expect(pauseButton(page)).toBeVisible();
  await expect(cursor(page)).toHaveCount(1);
}
