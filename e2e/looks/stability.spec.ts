import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { narrow } from "../support/conditions.ts";
import { openThemeMenu, themeMenu } from "../support/controls.ts";
import { testedFolder } from "../support/host.ts";
import { listen } from "../support/listen.ts";
import { movesOf, recordMoves } from "../support/shifts.ts";
import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

test("nothing moves while a page loads and comes alive", async ({ page }) => {
  await recordMoves(page);
  for (const width of [320, 1280]) {
    // Tall enough for the whole page, because only what is in the window counts as moved.
    await page.setViewportSize({ width, height: 8000 });
    for (const { path } of visits) {
      await page.goto(path);
      await openThemeMenu(page);
      await page.keyboard.press("Escape");
      await expect(themeMenu(page)).toBeHidden();
      expect.soft(await movesOf(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("the footer stands in its place before all of it is there", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 4000 });
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  const whole = await footer.boundingBox();
  await footer.locator("> div").evaluate((row) => row.replaceChildren(row.firstElementChild ?? ""));
  const begun = await footer.boundingBox();
  expect(begun?.height).toBeLessThan(whole?.height ?? 0);
  expect(begun?.y).toBe(whole?.y);
});

test("the main part stands in its place before its first words are there", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/");
  const main = page.getByRole("main");
  const whole = await main.boundingBox();
  const hero = page.getByRole("heading", { level: 1 }).locator("../..");
  await hero.evaluate((element) => element.replaceChildren());
  expect((await main.boundingBox())?.y).toBe(whole?.y);
});

test("no half header is shown", async ({ page }) => {
  const html = await readFile(join(testedFolder, "index.html"), "utf8");
  const pause = 500;
  const half = html.indexOf("<ul", html.indexOf("<header"));
  const { origin, close } = await serveInParts(html, half, (finish) => setTimeout(finish, pause));
  try {
    await page.goto(`${origin}/`);
    const untilPaint = await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const [visit] = performance.getEntriesByType("navigation");
      return paint && paint.startTime - (visit as PerformanceNavigationTiming).responseStart;
    });
    expect(await untilPaint.jsonValue()).toBeGreaterThan(pause);
  } finally {
    await close();
  }
});

test("a field stands in its place before its end is there", async ({ page }) => {
  const html = await readFile(join(testedFolder, "contact.html"), "utf8");
  let finish = () => {};
  const half = html.indexOf("</div>", html.indexOf("<textarea"));
  const { origin, close } = await serveInParts(html, half, (end) => {
    finish = end;
  });
  try {
    await page.goto(`${origin}/`, { waitUntil: "commit" });
    const field = page.locator("textarea");
    const begun = await field.boundingBox();
    finish();
    await page.waitForLoadState();
    expect(begun).not.toBeNull();
    expect((await field.boundingBox())?.y).toBe(begun?.y);
  } finally {
    await close();
  }
});

/** Serves a page up to an index, and the rest once the function is called that `then` is given. */
function serveInParts(html: string, index: number, then: (finish: () => void) => void) {
  const server = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html; charset=utf-8");
    answer.write(html.slice(0, index));
    then(() => answer.end(html.slice(index)));
  });
  return listen(server);
}

test("a node that something else puts below the header does not hide it", async ({ page }) => {
  await page.goto("/");
  const header = page.getByRole("banner");
  await header.evaluate((element) => element.after(document.createElement("div")));
  await expect(header).toBeVisible();
});
