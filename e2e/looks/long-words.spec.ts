import { join } from "node:path";
import type { Page } from "playwright/test";
import { alterDocument } from "../support/alter.ts";
import { narrow, sizes, wide } from "../support/conditions.ts";
import { sectionOf, site } from "../support/content.ts";
import { mainNavigation } from "../support/controls.ts";
import { measureIndicator } from "../support/focus-indicator.ts";
import { generateProducts } from "../support/generate-products.ts";
import { testWithContent } from "../support/other-sites.ts";
import { expect, test } from "../support/test.ts";
import { textFaults } from "../support/text-faults.ts";
import { under } from "../support/under.ts";
import { serveVariant, setInFile } from "../support/variant.ts";
import { unknownPath } from "../support/visits.ts";

/** Names of twenty letters, and one of 47. */
const shortNames = ["Wohnungsverwaltungen", "Abel Bauwesens Ulmen", "Anna Bertholdin Cuba"];
const longName = "Rinderkennzeichnungsfleischetikettierungsgesetz";

/** A line of 110 letters. */
const longTagline = "Software for small teams, made with great care ".repeat(3).slice(0, 110);

const drives = sectionOf("about", "features");

const header = (page: Page) => page.getByRole("banner");

/** Tests against a site of another company, whose styles know how long its words are. */
const testOf = (name: string, company: object) =>
  testWithContent(name, (content) =>
    setInFile(join(content, "site.yaml"), { company: { ...site.company, ...company } }),
  );
const lineTest = testOf("long-line", { tagline: longTagline });
const twelveLetters = "Wohnungsverw";
const crowdedName = "Montgomery & Daughters";
const longLink = "Workshop and conservation";

/** Opens a page with another name in its header. */
async function openWith(page: Page, name: string): Promise<void> {
  await page.unrouteAll();
  const first = site.company.name;
  if (name !== first)
    await alterDocument(page, "/about", (html) =>
      html.replace(`>${first}</span>`, `>${name}</span>`),
    );
  await page.goto("/about");
}

/** Expects the header to hold a name, and the line below it if there is room, on at most 72 px. */
async function expectLow(page: Page, name: string, line: string, isSeen: boolean): Promise<void> {
  await expect(header(page).getByText(name, { exact: true })).toBeVisible();
  await expect(header(page).getByText(line, { exact: true })).toBeVisible({ visible: isSeen });
  expect((await header(page).boundingBox())?.height, name).toBeLessThanOrEqual(72);
  expect(await textFaults(page), name).toEqual([]);
}

test("a name of twenty letters stands alone at 320 px, and above its line at 360, at most 72 px high", async ({
  page,
}) => {
  for (const name of [site.company.name, ...shortNames])
    for (const width of [320, 360]) {
      await page.setViewportSize({ ...narrow, width });
      await openWith(page, name);
      await expectLow(page, name, site.company.tagline, width === 360);
    }
});

testOf("short-name", { name: twelveLetters })(
  "a short name stands above its line at 320 px, at most 72 px high",
  async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto("/about");
    await expectLow(page, twelveLetters, site.company.tagline, true);
  },
);

lineTest(
  "a long line is not shown in a narrow window, and the name at most 72 px high",
  async ({ page }) => {
    await page.setViewportSize(narrow);
    for (const name of shortNames) {
      await openWith(page, name);
      await expectLow(page, name, longTagline, false);
    }
  },
);

test("a header is whole with a long name", async ({ page }) => {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await openWith(page, longName);
    await expect(header(page).getByText(longName, { exact: true })).toBeVisible();
    expect(await textFaults(page), size).toEqual([]);
  }
});

lineTest("a header is whole with a long line below its name", async ({ page }) => {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const name of [site.company.name, longName]) {
      await openWith(page, name);
      await expect(header(page).getByText(name, { exact: true })).toBeVisible();
      expect(await textFaults(page), `${name}, ${size}`).toEqual([]);
    }
  }
  // What gives way to a long line is that line, not the navigation beside it.
  await page.setViewportSize(wide);
  await openWith(page, site.company.name);
  await expect(header(page).getByText(longTagline, { exact: true })).toBeVisible();
  const links = await mainNavigation(page).getByRole("link").all();
  const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y ?? 0));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);
});

testWithContent("many-links", (content) =>
  setInFile(join(content, "site.yaml"), {
    company: { ...site.company, name: crowdedName, tagline: longTagline },
    header: {
      links: [
        ...site.header.links,
        { text: longLink, page: "privacy" },
        { text: "Statement", page: "accessibility" },
      ],
      action: { text: "Ask us for an offer", page: "contact" },
    },
  }),
)(
  "beside many links the words of a name stay whole, and the line below it goes",
  async ({ page, browser }) => {
    const examiner = await browser.newPage();
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ ...wide, width });
      await page.goto("/about");
      expect(await brokenWords(page, "header a span"), `${width} px`).toEqual([]);
      await expect(header(page).getByText(longTagline)).toBeHidden();
      // The name in one row, and the links in one more, or two.
      const name = header(page).getByText(crowdedName, { exact: true });
      expect((await name.boundingBox())?.height, `${width} px`).toBeLessThan(30);
      expect((await header(page).boundingBox())?.height).toBeLessThan(width < 1280 ? 210 : 140);
      expect(await textFaults(page), `${width} px`).toEqual([]);
      // Of a long one the ring is cut most where the window ends right above it.
      const link = mainNavigation(page).getByRole("link", { name: longLink });
      await link.focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      const { area, needed } = await measureIndicator(page, examiner);
      expect(area, "The ring is 2 px all round.").toBeGreaterThanOrEqual(needed);
    }
    await examiner.close();
  },
);

test("German headings stay whole in a wide window, and have hyphens in a narrow one", async ({
  page,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(new RegExp(unknownPath));
  const { origin, close } = await serveVariant(async (content) => {
    await setInFile(join(content, "site.yaml"), { language: "de" });
    await setInFile(join(content, "pages/accessibility.yaml"), {
      heading: "Barrierefreiheitserklärung",
    });
    await setInFile(join(content, "pages/not-found.yaml"), {
      pagesHeading: "Seitenverzeichnis",
    });
    const [first, ...others] = drives.items;
    await setInFile(join(content, "pages/about.yaml"), {
      sections: [
        { ...drives, items: [{ ...first, title: "Datenschutzgrundverordnung" }, ...others] },
      ],
    });
    await generateProducts(content, 3);
    await setInFile(join(content, "products/product-2.yaml"), { name: "Gemeindeverwaltung" });
  });
  for (const path of ["/about", "/accessibility", "/products", unknownPath]) {
    for (const viewport of [wide, sizes["768 px"], narrow]) {
      await page.setViewportSize(viewport);
      await page.goto(origin + under(path));
      expect(await textFaults(page), `${path}, ${viewport.width} px`).toEqual([]);
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveCSS("hyphens", viewport === narrow ? "auto" : "manual");
      if (viewport !== narrow) expect(await brokenWords(page), path).toEqual([]);
    }
  }
  const product = page.getByRole("heading", { name: "Gemeindeverwaltung", exact: true });
  await page.goto(origin + under("/products"));
  await expect(product).toHaveCSS("hyphens", "manual");
  const nameSizes = await page
    .locator("article h2")
    .evaluateAll((names) => new Set(names.map((name) => getComputedStyle(name).fontSize)).size);
  expect(nameSizes, "All names are as large.").toBe(1);
  await page.goto(origin + under("/accessibility"));
  const mail = page.getByRole("main").getByRole("link", { name: site.contact.email });
  await expect(mail).toHaveCSS("hyphens", "manual");
  await expect(mail.locator("..")).toHaveCSS("hyphens", "auto");
  await close();
});

/** Words that go on in a next line, of headings or other elements. */
function brokenWords(page: Page, selector = "h1, h2, h3"): Promise<string[]> {
  return page.evaluate(
    (sought) =>
      [...document.querySelectorAll(sought)].flatMap((heading) => {
        const text = heading.firstChild;
        if (!(text instanceof Text)) return [];
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [word] : [];
        });
      }),
    selector,
  );
}
