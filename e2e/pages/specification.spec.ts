import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { parse } from "yaml";
import { belowBase } from "../support/below-base.ts";
import { pageContent, products } from "../support/content.ts";
import { boxesOf } from "../support/product/boxes.ts";
import { inProject } from "../support/project.ts";
import { expect, test } from "../support/test.ts";
import { unknownPath } from "../support/visits.ts";

/** What a page must show, word for word from the specification and not from the content. */
interface Specified {
  path: string;
  /** Headings, in order; others may stand between them. */
  headings?: string[];
  /** Links and buttons that look like links, with the paths that they lead to. */
  links?: [text: string, path: string][];
  /** Other texts, with how often each is shown. */
  texts?: Record<string, number>;
}

const { topLinks, pages, form, outcome } = parse(
  readFileSync(inProject("e2e/pages/specification.yaml"), "utf8"),
) as {
  /** Links of the top bar. */
  topLinks: [text: string, path: string][];
  pages: Specified[];
  form: object;
  outcome: object;
};

test("each page says what the specification quotes", { tag: "@daily" }, async ({ page }) => {
  for (const { path, headings = [], links = [], texts = {} } of pages) {
    await page.goto(path);
    const shown = await page.getByRole("heading").allTextContents();
    const quoted = shown.filter((heading) => headings.includes(heading));
    expect.soft(quoted, path).toEqual(headings);
    for (const [text, target] of [...topLinks, ...links]) await expectLink(page, text, target);
    for (const [text, times] of Object.entries(texts)) {
      const found = page.getByText(text, { exact: true }).filter({ visible: true });
      await expect.soft(found, `${path}: ${text}`).toHaveCount(times);
    }
    const mail = page.getByRole("contentinfo").locator("a[href^='mailto:']");
    await expect.soft(mail, path).toHaveCount(1);
  }
});

test("the form answers in the words that the specification quotes", () => {
  expect(pageContent("contact").words).toMatchObject({ form, outcome });
});

test("an unknown path is logged, and a link leads back to the first page", async ({ page }) => {
  const logged = page.waitForEvent("console", (line) => line.text().endsWith(unknownPath));
  await page.goto(unknownPath);
  expect((await logged).type()).toBe("error");
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/$/);
});

test("products say how far they are, in one, two or three columns", async ({ page }) => {
  await page.goto("/products");
  const cards = page.getByRole("article");
  for (const [width, columns] of [
    [1280, 3],
    [800, 2],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = (await boxesOf(cards)).map(({ left }) => Math.round(left));
    expect(new Set(lefts).size, `Columns at ${width} px`).toBe(columns);
  }
  const progress = { "Fresh Saver": 65, "Edu Manage": 40, "Mana Bazaar": 25 };
  for (const { name } of products) {
    const card = page.getByRole("article", { name, exact: true });
    await expect(card.getByRole("listitem").first()).toBeVisible();
    const bar = card.getByRole("progressbar");
    await expect(bar).toHaveAttribute("value", `${progress[name as keyof typeof progress]}`);
    // axe asks no name of a native progress bar.
    await expect(bar).toHaveAccessibleName(new RegExp(name));
  }
});

/** Every visible link with this text leads there, and there is one. */
async function expectLink(page: Page, text: string, path: string): Promise<void> {
  const links = page.getByRole("link", { name: text, exact: true });
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect.soft([...new Set(targets)], `${page.url()}: "${text}"`).toEqual([belowBase(path)]);
}
