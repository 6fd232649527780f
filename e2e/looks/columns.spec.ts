import type { Locator, Page } from "playwright/test";
import { narrow } from "../support/conditions.ts";
import { contactField, fillIn, handOver, notice, openForm } from "../support/contact.ts";
import { given, pageContent, sectionOf, site } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

const section = (page: Page, name: string) =>
  page.getByRole("main").getByRole("region", { name, exact: true });

/** Where texts begin, in whole pixels. */
async function edgesOf(...parts: Locator[]): Promise<number[]> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.map((box) => Math.round(box?.x ?? 0));
}

for (const width of [1024, 1280, 1366, 1920])
  test(`sections of the first page share their columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await page.goto("/");
    const making = section(page, sectionOf("home", "products").heading);
    const points = section(page, sectionOf("home", "features").heading);
    const [passage] = sectionOf("home", "passages").items;
    const second = await edgesOf(
      making.getByRole("paragraph").first(),
      making.getByRole("listitem").nth(1),
      points.getByRole("list"),
      section(page, given(passage).heading).getByRole("paragraph"),
    );
    expect(Math.max(...second) - Math.min(...second)).toBeLessThanOrEqual(1);
  });

test("the drawing of the first page runs behind no words", async ({ page }) => {
  for (const width of [1024, 1152, 1280, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto("/");
    const drawing = page.getByRole("main").locator("svg").first();
    const [start, end] = await drawing.evaluate((svg) => {
      const words = document.createRange();
      const ends = Array.from(svg.previousElementSibling?.children ?? []).flatMap((part) => {
        words.selectNodeContents(part);
        return Array.from(words.getClientRects(), ({ right }) => right);
      });
      return [svg.getBoundingClientRect().left, Math.max(...ends)];
    });
    expect(start, `${width} px`).toBeGreaterThan(end ?? 0);
  }
});

test("no product is left over in a window of a middling width", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/");
  const items = section(page, sectionOf("home", "products").heading).getByRole("listitem");
  expect(new Set(await edgesOf(...(await items.all()))).size).toBe(1);
});

test("the mail address has one line on the narrowest phone", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/contact");
  const address = section(page, pageContent("contact").details.heading).getByRole("link", {
    name: site.contact.email,
  });
  expect(await address.evaluate((link) => link.getClientRects().length)).toBe(1);
  expect((await address.boundingBox())?.height).toBeLessThan(60);
});

test("streets of the drawn ground are seen where colours are forced", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/contact");
  const [street, ground] = await section(page, given(pageContent("contact").map).heading)
    .locator("svg > path")
    .evaluate((path) => [
      getComputedStyle(path).stroke,
      getComputedStyle(path.parentElement?.parentElement ?? path).backgroundColor,
    ]);
  expect(street).not.toBe(ground);
});

test("errors of fields side by side end where their fields end", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await contactField(page, "email").fill("");
  const field = contactField(page, "email");
  const words = field.locator("xpath=..").locator("p > *");
  await expect(words).toBeVisible();
  const end = await words.evaluate((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect().right;
  });
  const box = given((await field.boundingBox()) ?? undefined);
  expect(Math.round(end)).toBe(Math.round(box.x + box.width));
});

test("what can be done after sending stands at the edge of its words", async ({ page }) => {
  await handOver(page);
  const outcome = notice(page, "handedOver");
  const [start] = await edgesOf(outcome.getByRole("heading"));
  // The last of them has a row of its own.
  expect(await edgesOf(outcome.getByRole("button").last())).toEqual([start]);
});
