import type { Page } from "playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { fill } from "../src/content/template.ts";
import { pageContent, site } from "./support/content.ts";
import { openThemeMenu, themeItem, themeMenu } from "./support/controls.ts";
import { expect, test } from "./test.ts";

/** Sheets to print on, with margins as browsers leave them. */
const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
const sheets = {
  "an upright sheet": { format: "A4", margin },
  // So wide that the page's layout for wide windows would hold.
  "a broad sheet": { format: "A3", landscape: true, margin },
} as const;

for (const path of ["/privacy", "/accessibility"]) {
  for (const [name, sheet] of Object.entries(sheets))
    test(`${path} prints all of its text and no more, in order, on ${name}`, async ({ page }) => {
      await page.goto(path);
      await chooseDark(page);
      const sheetTexts = await print(page, sheet);
      expect(sheetTexts.join("")).toBe(await expectedText(page));
    });

  test(`no sheet of ${path} ends with a heading, wherever it ends`, async ({ page }) => {
    await page.goto(path);
    const headings = (await page.getByRole("main").locator("h2, h3").allTextContents())
      .map(withoutBlanks)
      // The contents are not printed.
      .filter((heading) => heading !== withoutBlanks(pageContent("privacy").contents));
    const faults: string[] = [];
    for (let height = 500; height <= 1100; height += 40) {
      const texts = await print(page, { width: "800px", height: `${height}px`, margin });
      expect(texts.length).toBeGreaterThan(1);
      texts.slice(0, -1).forEach((text, index) => {
        const last = headings.find((heading) => text.endsWith(heading));
        if (last) faults.push(`${last} ends sheet ${index + 1} of ${height} px.`);
        const numbered = headings.find((heading) => texts[index + 1]?.startsWith(heading));
        if (numbered && /\d$/.test(text)) faults.push(`${numbered} has lost its number.`);
      });
    }
    expect(faults).toEqual([]);
  });
}

test("the printed policy says what its content says", async ({ page }) => {
  const { heading, intro, sections, contact, lastUpdated } = pageContent("privacy");
  const { email } = site.contact;
  await page.goto("/privacy");
  const printed = (await print(page, sheets["an upright sheet"])).join("");
  const texts = [
    heading,
    intro,
    ...sections.flatMap((section, index) => [
      `${index + 1}${section.heading}`,
      ...section.paragraphs,
    ]),
    lastUpdated.split("{date}")[0] ?? "",
    fill(contact, { email: `${email} (mailto:${email})` }),
  ];
  let end = 0;
  for (const text of texts.map(withoutBlanks)) {
    expect(printed.slice(end), "What follows holds the next text.").toContain(text);
    end = printed.indexOf(text, end) + text.length;
  }
});

/** The text of each printed sheet, in the order in which a reader of the file meets it, without blanks. */
async function print(page: Page, sheet: Parameters<Page["pdf"]>[0]): Promise<string[]> {
  const file = await page.pdf(sheet);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)));
  return text.map(withoutBlanks);
}

/** All text of the page's main part but the contents; sections have numbers, and links addresses. */
async function expectedText(page: Page): Promise<string> {
  const text = await page.getByRole("main").evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const contents of copy.querySelectorAll("nav")) contents.remove();
    [...copy.querySelectorAll("section")].forEach((section, index) => {
      section.prepend(`${index + 1}`);
    });
    for (const link of copy.querySelectorAll("a[href^=http], a[href^=mailto]"))
      link.append(`(${link.getAttribute("href")})`);
    return copy.textContent ?? "";
  });
  return withoutBlanks(text);
}

/** Where lines end is of no account. */
function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, "");
}

async function chooseDark(page: Page): Promise<void> {
  await openThemeMenu(page);
  await themeItem(page, "dark").click();
  await expect(themeMenu(page)).toBeHidden();
}
