import type { Page } from "playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { isWhole } from "../../scripts/testing/whole.ts";
import { tablet } from "../support/conditions.ts";
import { site } from "../support/content.ts";
import { chooseTheme } from "../support/controls.ts";
import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
const sheets = [
  { format: "A5", margin },
  { format: "A3", landscape: true, margin },
];

test("the statement prints all of its text in any theme", { tag: "@daily" }, async ({ page }) => {
  await page.goto("/accessibility");
  await chooseTheme(page, "dark");
  const expected = await expectedText(page);
  const heads = withoutBlanks(await page.locator("thead").innerText());
  for (const sheet of sheets) {
    // Each sheet of a table begins with the heads of its columns.
    const [before, ...after] = (await print(page, sheet)).join("").split(heads);
    expect([before, after.join("")].join(heads), sheet.format).toBe(expected);
  }
});

test("no sheet ends with a heading, or with the number of one", async ({ page }) => {
  for (const path of ["/", "/privacy"]) {
    await page.goto(path);
    const all = await page.getByRole("main").locator("h2, h3").allTextContents();
    const headings = all.map(withoutBlanks);
    for (let height = 500; height <= 1100; height += isWhole ? 40 : 300) {
      const texts = await print(page, { width: "800px", height: `${height}px`, margin });
      expect(texts.length).toBeGreaterThan(1);
      expect.soft(headingsAtEndOfSheet(texts, headings), `sheets of ${height} px`).toEqual([]);
    }
  }
});

test("a letter prints what a visitor has written, and no button", async ({ page }) => {
  await page.goto("/contact");
  const printedText = async () => (await print(page, { format: "A4" })).join("");
  const form = page.locator("form");
  const submit = withoutBlanks(await form.getByRole("button").innerText());
  const label = withoutBlanks(await form.locator("label").first().innerText());
  const empty = await printedText();
  expect(empty).not.toContain(submit);
  expect(empty).not.toContain(label);
  await form.getByRole("textbox").first().fill("Ada");
  const written = await printedText();
  expect(written).not.toContain(submit);
  expect(written).toContain(label);
});

test("a letter has room before its words only for the numbers of sections", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(tablet);
  const room = () =>
    page
      .getByRole("main")
      .locator("h1")
      .evaluate((heading) => heading.getBoundingClientRect().left);
  await page.goto("/about");
  expect(await room()).toBe(0);
  await page.goto("/privacy");
  expect(await room()).toBeGreaterThan(20);
});

// No driver prints with WebKit.
test("no box of several lines breaks between sheets", { tag: "@everything" }, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  const further = ["/bridges", "/films", "/knots", "/photographs", "/pictures", "/ropes"];
  for (const path of [...visits.map(({ path }) => path), ...further]) {
    await page.goto(path);
    for (const width of [650, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(boxesThatBreak), `${path}, ${width} px`).toEqual([]);
    }
  }
});

/** The classes of the grids and flexible boxes that may go on to the next sheet; those of one or two lines seldom do. */
function boxesThatBreak(): string[] {
  const all = [...document.querySelectorAll("main *")];
  const whole = all.filter((element) => getComputedStyle(element).breakInside === "avoid");
  const boxes = all.filter((element) => /grid|flex/.test(getComputedStyle(element).display));
  return boxes
    .filter(
      (box) => box.getBoundingClientRect().height > 60 && !whole.some((kept) => kept.contains(box)),
    )
    .map((box) => box.className);
}

/** The text of each printed sheet but its number, in the order in which a reader of the file meets it, without blanks. */
async function print(page: Page, sheet: Parameters<Page["pdf"]>[0]): Promise<string[]> {
  const file = await getDocumentProxy(new Uint8Array(await page.pdf(sheet)));
  const { text } = await extractText(file);
  return text.map((sheet, index) => {
    const number = `${index + 1}/${text.length}`;
    const [before, ...after] = withoutBlanks(sheet).split(number);
    expect(after, `sheets with the number ${number}`).toHaveLength(1);
    return [before, ...after].join("");
  });
}

/** Letterhead and all text of the main part but the contents; sections have numbers, links addresses, tables heads in place of labels. */
async function expectedText(page: Page): Promise<string> {
  const text = await page.getByRole("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const left of copy.querySelectorAll("nav, td > p > :first-child, th > p > :first-child"))
      left.remove();
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

/** A text as it is compared with what a sheet holds: where its lines end is of no account. */
function withoutBlanks(text: string): string {
  return text.replace(/[\s\u2060]+/g, "");
}

/** The sheets that end with a heading, or with the number of one, by the texts of all; both without blanks. */
function headingsAtEndOfSheet(sheets: readonly string[], headings: readonly string[]): string[] {
  if (headings.length === 0) throw new Error("There is no heading to look for.");
  return sheets.slice(0, -1).filter((sheet, index) => {
    const isNext = headings.some((heading) => sheets[index + 1]?.startsWith(heading));
    return headings.some((heading) => sheet.endsWith(heading)) || (isNext && /\d$/.test(sheet));
  });
}
