import type { Locator, Page } from "playwright/test";
import { narrow } from "../support/conditions.ts";
import {
  contactField,
  expectNotice,
  fillIn,
  message,
  notice,
  openForm,
  submitByKeyboard,
} from "../support/contact.ts";
import { given, pageContent, pathOf, sectionOf, site } from "../support/content.ts";
import { germanTest } from "../support/other-sites.ts";
import { expect, test } from "../support/test.ts";
import { under } from "../support/under.ts";

const section = (page: Page, name: string) =>
  page.getByRole("main").getByRole("region", { name, exact: true });

/** Where texts begin, in whole pixels. */
async function edgesOf(...parts: Locator[]): Promise<number[]> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.map((box) => Math.round(box?.x ?? 0));
}

test("sections of the first page share columns, and its drawing hides nothing", async ({
  page,
}) => {
  await page.goto("/");
  const products = section(page, sectionOf("home", "products").heading);
  const points = section(page, sectionOf("home", "features").heading);
  const [passage] = sectionOf("home", "passages").items;
  const drawing = page.getByRole("main").locator("svg").first();
  for (const width of [1024, 1152, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    const second = await edgesOf(
      products.getByRole("paragraph").first(),
      products.getByRole("listitem").nth(1),
      points.getByRole("list"),
      section(page, given(passage).heading).getByRole("paragraph"),
    );
    expect(Math.max(...second) - Math.min(...second), `${width} px`).toBeLessThanOrEqual(1);
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
  await page.setViewportSize({ width: 768, height: 1024 });
  const items = await products.getByRole("listitem").all();
  expect(new Set(await edgesOf(...items)).size, "No product is left over.").toBe(1);
});

test("the ground of the drawings reaches both edges of a very wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 5120, height: 1000 });
  for (const path of ["/", "/about"]) {
    await page.goto(path);
    const drawing = page.getByRole("main").locator("svg").first();
    const [start = 0, end = 0] = await drawing.evaluate((svg) => {
      const boxes = Array.from(svg.querySelectorAll("path"), (path) =>
        path.getBoundingClientRect(),
      );
      return [
        Math.min(...boxes.map(({ left }) => left)),
        Math.max(...boxes.map(({ right }) => right)),
      ];
    });
    expect(start, path).toBeLessThanOrEqual(0);
    expect(end, path).toBeGreaterThanOrEqual(5120);
  }
  const overflow = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(overflow)).toBe(0);
});

test("the mail address has one line on a phone, and forced colours show streets", async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  await page.goto("/contact");
  const address = section(page, pageContent("contact").details.heading).getByRole("link", {
    name: site.contact.email,
  });
  expect(await address.evaluate((link) => link.getClientRects().length)).toBe(1);
  expect((await address.boundingBox())?.height).toBeLessThan(60);
  await page.emulateMedia({ forcedColors: "active" });
  const [street, ground] = await section(page, given(pageContent("contact").map).heading)
    .locator("svg > path")
    .evaluate((path) => [
      getComputedStyle(path).stroke,
      getComputedStyle(path.parentElement?.parentElement ?? path).backgroundColor,
    ]);
  expect(street).not.toBe(ground);
});

test("errors end where their fields end, and outcomes begin at their words", async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  const field = contactField(page, "email");
  await field.fill("");
  const words = field.locator("xpath=..").locator("p > *");
  await expect(words).toBeVisible();
  const end = await words.evaluate((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect().right;
  });
  const box = given((await field.boundingBox()) ?? undefined);
  expect(Math.round(end)).toBe(Math.round(box.x + box.width));

  await field.fill(message.email);
  await submitByKeyboard(page);
  await expectNotice(page, "handedOver");
  const outcome = notice(page, "handedOver");
  const [start] = await edgesOf(outcome.getByRole("heading"));
  // The last of them has a row of its own.
  expect(await edgesOf(outcome.getByRole("button").last())).toEqual([start]);
});

for (const [firm, firmTest, path] of [
  ["the sample", test, pathOf("contact")],
  ["a German firm", germanTest, under("/kontakt")],
] as const)
  firmTest(`the form of ${firm} is in view with its button in a usual window`, async ({ page }) => {
    await page.goto(path);
    const part = page.locator("main section", { has: page.locator("form") });
    for (const [width, height] of [
      [1366, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const button = await part.locator("[type=submit]").boundingBox();
      expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThan(height);
      const form = await part.boundingBox();
      expect((form?.x ?? width) + (form?.width ?? 0)).toBeLessThan(width * 0.6);
    }
  });
