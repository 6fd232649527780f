import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import { buildWorkshop } from "../../scripts/workshop/build-workshop.ts";
import { listStories } from "../../scripts/workshop/list-stories.ts";
import { inWords, type StoryEntry } from "../../src/workshop/stories.ts";
import { noteForeignRequests } from "./foreign.ts";
import { serveExport } from "./host.ts";
import type { Host } from "./listen.ts";
import { sharedFolder } from "./shared-folder.ts";
import { test as base } from "./test.ts";

/** Every story of the workshop, read from the files: a new one is covered as soon as it is written. */
export const stories = listStories();

/** File names of the components that have stories, without the ending. */
export const components = [...new Set(stories.map(({ component }) => component))];

/**
 * The test that opens the workshop in place of the site. A built copy is served, because a
 * development server takes a second for each new component.
 */
export const test = base.extend({
  baseURL: async ({ share }, use) => use((await share("workshop", serveWorkshop)).origin),
  foreignRequests: ({ context }, use) => use(noteForeignRequests(context)),
});

async function serveWorkshop(): Promise<Host> {
  const directory = await sharedFolder("workshop", async (folder) => {
    await buildWorkshop(folder);
    // All stories open with the same scripts, which the browser then keeps.
    await writeFile(join(folder, "_headers"), "/assets/*\n  Cache-Control: max-age=9999\n");
  });
  return serveExport(directory);
}

/**
 * Opens one story, and waits until it has reached its state in a sound document.
 */
export async function openStory(page: Page, { id, component, name }: StoryEntry): Promise<void> {
  await page.goto(`/?${new URLSearchParams({ story: id })}`);
  const html = page.locator("html[lang][dir]");
  await expect(html, `${id} reaches its state.`).toHaveAttribute("data-story", "ready");
  const { title, ...parts } = await page.evaluate(() => {
    // The open sheet of the menu hides them.
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const isShown = count("body :not(#workshop, main, h1.visually-hidden)") > 0;
    return { title: document.title, mains: count("main"), headings: count("h1"), isShown };
  });
  // A form with errors says so before its title, and a page that failed has one of its own.
  if (component !== "application-error")
    expect(title).toContain(`${inWords(component)}: ${name} – Workshop`);
  expect(parts, `${id} renders something.`).toEqual({ mains: 1, headings: 1, isShown: true });
}
