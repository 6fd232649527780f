import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "playwright/test";
import sharp from "sharp";
import { testWithContent } from "../support/product/other-sites.ts";
import { setInFile } from "../support/product/variant.ts";
import { expect } from "../support/test.ts";

const picture = (file: string) => ({ image: { file, decorative: true } });
const [broad, tall, small] = [picture("broad.jpg"), picture("tall.jpg"), picture("small.jpg")];

const test = testWithContent("photographs", async (content) => {
  await mkdir(join(content, "pictures"), { recursive: true });
  for (const [file, width, height] of [
    ["broad.jpg", 1600, 1000],
    ["tall.jpg", 1000, 1400],
    ["small.jpg", 750, 500],
  ] as const) {
    const create = { width, height, channels: 3, background: "#496" } as const;
    await sharp({ create })
      .jpeg()
      .toFile(join(content, "pictures", file));
  }
  const captions = ["Short", "A caption that needs a line more than the one next to it has"];
  const items = [broad, broad, broad, tall, broad, broad, broad, broad, broad];
  await setInFile(join(content, "pages", "about.yaml"), {
    ...broad,
    sections: [
      {
        kind: "gallery",
        items: items.map((item, place) => ({ ...item, caption: captions[place % 2] })),
      },
      { kind: "gallery", items: Array(4).fill(small) },
      { kind: "gallery", items: [small] },
      {
        kind: "features",
        heading: "Features",
        items: [broad, tall].map((item, place) => ({ ...item, title: `${place}`, text: "Seen." })),
      },
    ],
  });
});

const box = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());

test("a photograph that opens a page is next to its words, or below them, and comes first", async ({
  page,
}) => {
  await page.goto("/about");
  const photograph = page.locator(".hero img");
  await expect(photograph).toHaveAttribute("fetchpriority", "high");
  await expect(photograph).not.toHaveAttribute("loading");
  for (const width of [1024, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const [seen, words, hero] = [
      await box(photograph),
      await box(page.locator("h1")),
      await box(page.locator(".hero")),
    ];
    expect(seen.x, `${width} px`).toBeGreaterThanOrEqual(words.x + words.width);
    expect(seen.x + seen.width).toBeCloseTo(width, 0);
    expect([seen.y, seen.height]).toEqual([hero.y, hero.height]);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  const [seen, words] = [await box(photograph), await box(page.locator(".hero-words"))];
  expect(seen.y).toBeGreaterThanOrEqual(words.y + words.height);
  expect([seen.x, seen.width]).toEqual([0, 390]);
});

test("photographs of a gallery that are side by side have one height, and the large ones reach the window's edge", async ({
  page,
}) => {
  await page.goto("/about");
  const groups = page.locator(".photographs");
  const boxes = (place: number) =>
    groups
      .nth(place)
      .locator("img")
      .evaluateAll((images) =>
        images.map((image) => {
          const { left, right, top, bottom, width, height } = image.getBoundingClientRect();
          return { left, right, top, bottom, width, height };
        }),
      );
  for (const width of [768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 1440 });
    const [first, below, last] = await boxes(0);
    expect(first?.left, `${width} px`).toBe(0);
    expect(first?.top).toBeCloseTo(below?.top ?? 0);
    expect(first?.bottom).toBeCloseTo(last?.bottom ?? 0);
    const [ofTall, ...ofBroad] = (await boxes(1)).map(({ height }) => Math.round(height));
    expect(ofBroad).toEqual([ofTall, ofTall]);
    expect((await boxes(2)).at(-1)?.right).toBeCloseTo(width);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const [whole, ...others] = (await boxes(0)).map(({ width, height }) => [width, height]);
  expect(others[0]).toEqual(others[1]);
  expect(whole?.[0]).toBeGreaterThan(2 * Number(others[0]?.[0]));
});

test("a photograph of a gallery with few pixels is never large", async ({ page }) => {
  await page.goto("/about");
  const photographs = page.locator("img[src*='small']");
  await expect(photographs).toHaveCount(5);
  for (const width of [1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    for (const photograph of await photographs.all())
      expect((await box(photograph)).width, `${width} px`).toBeLessThan(750);
  }
});

test("most of a photograph is seen next to the words of a page", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/about");
  const { width, height } = await box(page.locator(".hero img"));
  expect(width / (1.6 * height)).toBeGreaterThan(0.5);
});

test("photographs of features have one ratio", async ({ page }) => {
  await page.goto("/about");
  const photographs = page.getByRole("region", { name: "Features" }).locator("img");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [broad, tall] = [await box(photographs.first()), await box(photographs.last())];
    expect([tall.width, tall.height], `${width} px`).toEqual([broad.width, broad.height]);
  }
});
