import type { Page } from "playwright/test";
import { alterDocument } from "../support/alter.ts";
import { narrow, sizes, wide } from "../support/conditions.ts";
import { site } from "../support/content.ts";
import { mainNavigation } from "../support/controls.ts";
import { emptyTest, fullTest, germanTest, longTagline, shortName } from "../support/other-sites.ts";
import { expect, test } from "../support/test.ts";
import { textFaults } from "../support/text-faults.ts";
import { under } from "../support/under.ts";
import { unknownPath } from "../support/visits.ts";
import { brokenWords } from "./lines.ts";

/** Names of twenty letters, and one of 47. */
const names = ["Wohnungsverwaltungen", "Abel Bauwesens Ulmen", "Anna Bertholdin Cuba"];
const longName = "Rinderkennzeichnungsfleischetikettierungsgesetz";

/** Expects the header to hold a name, and the line below it if there is room, on at most 72 px. */
async function expectLow(page: Page, name: string, line: string, isSeen: boolean): Promise<void> {
  await expectWhole(page, name, name);
  const header = page.getByRole("banner");
  await expect(header.getByText(line, { exact: true })).toBeVisible({ visible: isSeen });
  expect((await header.boundingBox())?.height, name).toBeLessThanOrEqual(72);
}

async function expectWhole(page: Page, name: string, where: string): Promise<void> {
  await expect(page.getByRole("banner").getByText(name, { exact: true })).toBeVisible();
  expect(await textFaults(page), where).toEqual([]);
}

/** Opens a page with another name in its header. */
async function openWith(page: Page, name: string): Promise<void> {
  await page.unrouteAll();
  const { name: first } = site.company;
  if (name !== first)
    await alterDocument(page, "/about", (html) =>
      html.replace(`>${first}</span>`, `>${name}</span>`),
    );
  await page.goto("/about");
}

test("a name of twenty letters stands alone at 320 px, and above a line at 360", async ({
  page,
}) => {
  for (const name of [site.company.name, ...names]) {
    await openWith(page, name);
    for (const width of [320, 360]) {
      await page.setViewportSize({ ...narrow, width });
      await expectLow(page, name, site.company.tagline, width === 360);
    }
  }
});

fullTest("a short name stands above its line at 320 px, at most 72 px high", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/about");
  await expectLow(page, shortName, site.company.tagline, true);
});

emptyTest("a long line gives way to a name on a phone", async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const name of names) {
    await openWith(page, name);
    await expectLow(page, name, longTagline, false);
  }
});

for (const [what, lineTest, few] of [
  ["a long name", test, []],
  ["a long line below its name", emptyTest, [site.company.name]],
] as const)
  lineTest(`a header is whole with ${what}`, async ({ page }) => {
    for (const name of [longName, ...few]) {
      await openWith(page, name);
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        await expectWhole(page, name, `${name}, ${size}`);
      }
    }
    if (few.length === 0) return;
    // What gives way to a long line is that line, not the navigation beside it.
    await page.setViewportSize(wide);
    await expect(page.getByRole("banner").getByText(longTagline, { exact: true })).toBeVisible();
    const links = await mainNavigation(page).getByRole("link").all();
    const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y ?? 0));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);
  });

germanTest(
  "German headings have hyphens in a narrow window alone",
  async ({ page, expectedErrors }) => {
    expectedErrors.push(new RegExp(unknownPath));
    const title = page.getByRole("heading", { level: 1 });
    // Each of the longest that its style is for: a title, and a point.
    await alterDocument(page, "/datenschutz", (html) =>
      html.replace("Datenschutzerklärung</h1>", "Barrierefreiheitserklärung</h1>"),
    );
    await alterDocument(page, "/", (html) =>
      html.replace("Datenschutzfreundliche Voreinstellungen<", "Datenschutzgrundverordnung<"),
    );
    for (const path of [
      "/",
      "/ueber-uns",
      "/datenschutz",
      "/barrierefreiheit",
      "/bausteine",
      unknownPath,
    ]) {
      await page.goto(under(path));
      for (const viewport of [wide, sizes["768 px"], narrow]) {
        await page.setViewportSize(viewport);
        expect(await textFaults(page), `${path}, ${viewport.width} px`).toEqual([]);
        await expect(title).toHaveCSS("hyphens", viewport === narrow ? "auto" : "manual");
        const broken = await brokenWords(page.locator("h1, h2, h3"));
        if (viewport !== narrow) expect(broken, path).toEqual([]);
      }
    }
    await page.goto(under("/bausteine"));
    const products = page.locator("article h2");
    await expect(products.first()).toHaveCSS("hyphens", "manual");
    const nameSizes = await products.evaluateAll(
      (names) => new Set(names.map((name) => getComputedStyle(name).fontSize)).size,
    );
    expect(nameSizes, "All names are as large.").toBe(1);
    await page.goto(under("/barrierefreiheit"));
    const mail = page.getByRole("main").locator("a[href^='mailto:']").first();
    await expect(mail).toHaveCSS("hyphens", "manual");
    await expect(mail.locator("..")).toHaveCSS("hyphens", "auto");
  },
);
