import { expect, type Page } from "playwright/test";
import { buildWorkshop } from "../../scripts/workshop/build-workshop.ts";
import { listStories } from "../../scripts/workshop/list-stories.ts";
import { inWords } from "../../src/workshop/in-words.ts";
import type { Settings } from "../../src/workshop/settings.ts";
import type { StoryEntry } from "../../src/workshop/story-entry.ts";
import { removeBuild } from "./build.ts";
import { serveExport } from "./host.ts";
import type { Host } from "./listen.ts";
import { inProject } from "./project.ts";
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
});

async function serveWorkshop(): Promise<Host> {
  // One a worker, because two would write into the same folder.
  const folder = `dist.workshop-${process.pid}`;
  await buildWorkshop(folder);
  const host = await serveExport(inProject(folder));
  const close = async () => {
    await host.close();
    await removeBuild(folder);
  };
  return { ...host, close };
}

/**
 * Opens one story, and waits until it has reached its state in a sound document.
 *
 * @param settings How to show it, where not as the story itself says.
 */
export async function openStory(
  page: Page,
  { id, component, name }: StoryEntry,
  settings: Partial<Settings> = {},
): Promise<void> {
  await page.goto(`/?${new URLSearchParams({ story: id, ...settings })}`);
  const html = page.locator("html[lang][dir]");
  await expect(html, `${id} reaches its state.`).toHaveAttribute("data-story", "ready");
  // A form with errors says so before its title, and a page that failed has one of its own.
  if (component !== "application-error")
    expect(await page.title()).toContain(`${inWords(component)}: ${name} – Workshop`);
  // The open sheet of the menu hides them.
  await expect(page.locator("main")).toHaveCount(1);
  await expect(page.locator("h1")).toHaveCount(1);
  const shown = page.locator("body :not(#workshop, main, h1.visually-hidden)");
  await expect(shown.first(), `${id} renders something.`).toBeAttached();
}
