import { inflateSync } from "node:zlib";
import type { Page } from "playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { isWhole } from "../../scripts/check/testing/whole.ts";
import { narrow } from "../support/conditions.ts";
import { given, headingOf, site } from "../support/content.ts";
import { menuButton, openThemeMenu, themeItem, themeMenu } from "../support/controls.ts";
import { endingTooSoon, withoutBlanks } from "../support/printed.ts";
import { expect, test } from "../support/test.ts";
import { under } from "../support/under.ts";
import { visits } from "../support/visits.ts";

/** Sheets to print on, with margins as browsers leave them. On the broadest, layouts of wide windows hold. */
const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
const sheets = ["A5", "A4", "A3", "Letter"].flatMap((format) =>
  [false, true].map((landscape) => ({ format, landscape, margin })),
);
/** The narrowest and the broadest, between which the others lie. */
const extremes = sheets.filter((_, place) => place === 0 || place === 5);
const upright = { format: "A4", margin };

for (const path of ["/privacy", "/accessibility"])
  test(`${path} prints letterhead and all of its text`, async ({ page }) => {
    await page.goto(path);
    await openThemeMenu(page);
    await themeItem(page, "dark").click();
    await expect(themeMenu(page)).toBeHidden();

    const expected = await expectedText(page);
    for (const sheet of isWhole ? sheets : extremes) {
      const file = await open(page, sheet);
      const { text } = await extractText(file);
      expect(text.map(withoutBlanks).join(""), nameOf(sheet)).toBe(expected);
      await expectWholeWidth(file, sheet);
    }
    await page.evaluate(() => {
      document.documentElement.dir = "rtl";
    });
    for (const sheet of extremes) await expectWholeWidth(await open(page, sheet), sheet);
  });

for (const path of ["/", "/about", "/privacy", "/accessibility"])
  test(`no sheet of ${path} ends with a heading, or with the number of one`, async ({ page }) => {
    await page.goto(path);
    const all = await page.getByRole("main").locator("h2, h3").allTextContents();
    const headings = all.map(withoutBlanks);
    // What few changes touch takes most of the time.
    for (let height = 500; height <= 1100; height += isWhole ? 40 : 80) {
      const texts = await print(page, { width: "800px", height: `${height}px`, margin });
      expect(texts.length).toBeGreaterThan(1);
      expect.soft(endingTooSoon(texts, headings), `sheets of ${height} px`).toEqual([]);
    }
  });

test("the first sheet says whose the page is and where, and begins it", async ({ page }) => {
  for (const { route, path } of visits) {
    await page.goto(path);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    // The not-found page has no address of its own.
    const address = route.isMissing ? "" : site.origin + under(route.path);
    // Where the page is longer than one sheet, a part that does not break would leave the first one empty.
    for (const sheet of [...extremes, { ...upright, landscape: false }]) {
      const [first] = await print(page, sheet);
      for (const words of [title, site.company.name, address])
        expect.soft(first, `${route.key} on ${nameOf(sheet)}`).toContain(withoutBlanks(words));
    }
  }
});

test("progress bars are drawn on paper, each as far as its product has come", async ({ page }) => {
  await page.goto("/products");
  const drawn = await patternedBoxes(page, upright);
  const bars = await page
    .getByRole("progressbar")
    .evaluateAll((bars) => bars.map((bar) => (bar as HTMLProgressElement).value));
  // For each first the roots in the air, then those that have reached the ground.
  expect(drawn).toHaveLength(2 * bars.length);
  const shares = bars.map((_, place) => (drawn[2 * place + 1] ?? 0) / (drawn[2 * place] ?? 1));
  bars.forEach((value, place) => {
    expect(shares[place]).toBeCloseTo(value / 100, 1.5);
  });
});

test("no control of the top bar is printed, not even from an open menu", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/about");
  await menuButton(page).click();
  const printed = (await print(page, upright)).join("");
  const { menu, closeMenu, action } = site.header;
  for (const words of [menu, closeMenu, given(action).text])
    expect(printed).not.toContain(withoutBlanks(words));
  expect(printed).toContain(withoutBlanks(headingOf("about")));
});

type Sheet = NonNullable<Parameters<Page["pdf"]>[0]>;

function nameOf({ format, landscape }: Sheet): string {
  return `${format}${landscape ? " across" : ""}`;
}

async function open(page: Page, sheet: Sheet) {
  return getDocumentProxy(new Uint8Array(await page.pdf(sheet)));
}

/** Expects the texts of all sheets to reach from one margin to the other. */
async function expectWholeWidth(file: Awaited<ReturnType<typeof open>>, sheet: Sheet) {
  // In points.
  let [start, end, width] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let number = 1; number <= file.numPages; number++) {
    const printed = await file.getPage(number);
    width = printed.getViewport({ scale: 1 }).width;
    for (const item of (await printed.getTextContent()).items) {
      if (!("str" in item) || !item.str.trim()) continue;
      start = Math.min(start, item.transform[4]);
      end = Math.max(end, item.transform[4] + item.width);
    }
  }
  // Margins take a centimetre at each side, and what keeps text off edges in windows a bit more.
  expect(start / width, `start on ${nameOf(sheet)}`).toBeLessThan(0.15);
  expect(end / width, `end on ${nameOf(sheet)}`).toBeGreaterThan(0.85);
}

/** Widths of boxes that are filled with a pattern, as the file has them: `scn`, `re` and `f` (ISO 32000-2, 8.5 and 8.7). */
async function patternedBoxes(page: Page, sheet: Sheet): Promise<number[]> {
  const file = await page.pdf(sheet);
  const parts = file.toString("latin1").matchAll(/stream\n(.*?)\nendstream/gs);
  const box = /\/P\d+ scn\n[\d.]+ [\d.]+ ([\d.]+) [\d.]+ re\nf/g;
  return [...parts].flatMap(([, part = ""]) =>
    [...inflated(Buffer.from(part, "latin1")).matchAll(box)].map(([, width]) => Number(width)),
  );
}

/** What a compressed part of a file says; nothing where it is a picture or a font in another form. */
function inflated(part: Buffer): string {
  try {
    return inflateSync(part).toString("latin1");
  } catch {
    return "";
  }
}

/** The text of each printed sheet, in the order in which a reader of the file meets it, without blanks. */
async function print(page: Page, sheet: Sheet): Promise<string[]> {
  const { text } = await extractText(await open(page, sheet));
  return text.map(withoutBlanks);
}

/** Letterhead and all text of the main part but the contents; sections have numbers, links addresses. */
async function expectedText(page: Page): Promise<string> {
  const text = await page.getByRole("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const contents of copy.querySelectorAll("nav")) contents.remove();
    [...copy.querySelectorAll("section")].forEach((section, index) => {
      section.prepend(`${index + 1}`);
    });
    for (const link of copy.querySelectorAll("a[href^=http], a[href^=mailto]")) {
      const address = link.getAttribute("href");
      // A mail address in words is not said twice.
      if (address !== `mailto:${link.textContent}`) link.append(`(${address})`);
    }
    return copy.textContent ?? "";
  });
  const { name, tagline } = site.company;
  const { pathname } = new URL(page.url());
  return withoutBlanks(name + tagline + site.origin + pathname + text);
}
