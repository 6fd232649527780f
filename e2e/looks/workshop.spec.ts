import type { Locator } from "playwright/test";
import { inWords, type StoryEntry } from "../../src/workshop/stories.ts";
import { checkView } from "../support/check-view.ts";
import { given } from "../support/content.ts";
import { expect } from "../support/test.ts";
import { components, openStory, stories, test } from "../support/workshop.ts";

test("a story is shown as its address says, or else as it says itself", async ({ page }) => {
  const html = page.locator("html");
  const story = storyOf("product-card--right-to-left");
  await openStory(page, story);
  await expect(html).toHaveAttribute("lang", "ar");
  await expect(html).toHaveAttribute("dir", "rtl");
  const heading = page.getByRole("heading", { level: 2 });
  await expect(heading).toHaveText(/^[\p{Script=Arabic} ]+$/u);
  const size = Number.parseFloat(await styleOf(heading, "fontSize"));
  const ground = await styleOf(html, "backgroundColor");

  await openStory(page, story, { language: "te", direction: "ltr", size: "200", theme: "dark" });
  await expect(html).toHaveAttribute("lang", "te");
  await expect(html).toHaveAttribute("dir", "ltr");
  await expect(heading).toHaveText(/^[\p{Script=Telugu}\u200c ]+$/u);
  expect(Number.parseFloat(await styleOf(heading, "fontSize"))).toBeGreaterThan(1.5 * size);
  expect(await styleOf(html, "backgroundColor")).not.toBe(ground);
});

test("keys operate the index, which keeps each choice in its address", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("link").first()).toBeVisible();
  for (const label of ["Theme", "Words", "Direction", "Font size", "Motion"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.press("ArrowDown");
  }
  const choices = "theme=light&language=de&direction=ltr&size=200&motion=reduced";
  await expect(page).toHaveURL(`/?${choices}`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/?story=${stories[0]?.id}&${choices}`);
  await expect(page.locator("html")).toHaveAttribute("data-story", "ready");
  await page.goBack();
  await expect(page.getByLabel("Words")).toHaveValue("de");
});

test("the index lists every story, and axe finds no fault in it", async ({ page }) => {
  await page.goto("/");
  for (const component of components) {
    const heading = inWords(component);
    const names = stories
      .filter((story) => story.component === component)
      .map(({ name }) => `${heading}: ${name}`);
    const part = page.getByRole("region", { name: heading, exact: true });
    await expect(part.getByRole("link")).toHaveText(names);
  }
  await expect(page.getByRole("link")).toHaveCount(stories.length);
  await checkView(page, "the index", () => page.goto("/"));
});

function storyOf(id: string): StoryEntry {
  return given(stories.find((story) => story.id === id));
}

function styleOf(target: Locator, property: "fontSize" | "backgroundColor"): Promise<string> {
  return target.evaluate((element, property) => getComputedStyle(element)[property], property);
}
