import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "playwright/test";
import { stringify } from "yaml";
import { narrow, wide } from "../support/conditions.ts";
import { pageContent, sectionOf, site } from "../support/content.ts";
import { mainNavigation } from "../support/controls.ts";
import { measureIndicator } from "../support/focus-indicator.ts";
import { longTagline, testWithContent } from "../support/other-sites.ts";
import { expect } from "../support/test.ts";
import { textFaults } from "../support/text-faults.ts";
import { setInFile } from "../support/variant.ts";
import { brokenWords, linesOf } from "./lines.ts";

const name = "Montgomery & Daughters";
const longLink = "Workshop and conservation";

const sizes = Array.from({ length: 8 }, (_, place) => `Size ${place + 1}`);
const longWord = "Auftragsbestätigungsvorbehaltsfristen";
const rows = ["Hemp", "Nylon"].map((rope) => [rope, ...sizes.map(() => "120.00")]);
const mail = `[an-address-of-two-lines@${"a-name-of-great-length-".repeat(3)}.internal](mailto:a@b.internal)`;

/** Tests against a site whose lines, tables, pictures, labels and header hold more than those of most. */
const test = testWithContent("crowded", async (content) => {
  const page = (name: string) => join(content, "pages", `${name}.yaml`);
  await setInFile(join(content, "site.yaml"), {
    company: { ...site.company, name, tagline: longTagline },
    header: {
      links: [
        ...site.header.links,
        { text: longLink, page: "privacy" },
        { text: "Statement", page: "accessibility" },
      ],
      action: { text: "Ask us for an offer", page: "contact" },
    },
    drawings: [{ for: "about", file: "broad.svg" }],
  });
  await writeFile(
    join(content, "pictures", "broad.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 100"><path d="M0 0h900v100H0z"/></svg>',
  );
  const stations = [
    ...["first tests with nine firms", "what they find is mended", "papers", "start"],
    ...["second tests with all of them, and what they say", "some weeks of rest"],
  ];
  const text = `Next: ${stations.join(" → ")} → again.`;
  await setInFile(page("products"), { roadmap: { text, spoken: text.replaceAll("→", "then") } });
  await setInFile(join(content, "products", "edu-manage.yaml"), {
    badge: "Approved by all harbour masters of the coast",
    order: -1,
  });
  const image = { file: "tall.svg", alt: "A tall chimney." };
  await writeFile(
    join(content, "pictures", image.file),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 300"><path d="M9 0h72v300H9z"/></svg>',
  );
  const pictures = { kind: "picture", heading: "Chimney", image, paragraphs: ["It stands."] };
  const figures = {
    kind: "figures",
    heading: "Figures",
    items: ["123,456,789.50 km", "2", "3"].map((value) => ({ value, label: `of ${value}` })),
  };
  await setInFile(page("about"), { sections: [sectionOf("about", "features"), pictures, figures] });
  const motif = { viewBox: "0 0 900 100", path: "M0 50h900" };
  const hero = { kind: "hero", motif, heading: "Bridges", intro: "They are long." };
  const titles = [longWord, longWord + longWord.toLowerCase()];
  const features = {
    kind: "features",
    heading: "What they bear",
    items: titles.map((title) => ({ icon: "bolt", title, text: "More than we have." })),
  };
  const sectionsPage = {
    layout: "sections",
    title: "Bridges of rope",
    description: "Bridges of rope that we have made, how long they are, and whom they lead where.",
    sections: [hero, features],
  };
  await writeFile(page("bridges"), stringify(sectionsPage));
  const table = { columns: ["Rope", ...sizes], rows };
  const textPage = (heading: string, sections: object[]) =>
    stringify({
      layout: "text",
      title: `${heading} and what they cost`,
      description: "What each of them costs, by its breadth, and how to order some of it from us.",
      heading,
      sections,
    });
  await writeFile(
    page("ropes"),
    textPage("Ropes", [
      { heading: "Order", facts: [{ label: "Mail", value: mail }] },
      { heading: "Prices", table },
    ]),
  );
  const knots = Array.from({ length: 24 }, (_, place) => ({
    heading: `Knot ${place + 1}`,
    paragraphs: ["It holds."],
  }));
  await writeFile(page("knots"), textPage("Knots", knots));
  const two = { columns: ["Coil", "Price"], rows: [["Kreuzfahrtschiff", longWord]] };
  const three = { columns: ["Coil", longWord, "Price"], rows: [["Hemp", longWord, "120.00"]] };
  await writeFile(
    page("coils"),
    textPage("Coils", [
      { heading: "Two columns", table: two },
      { heading: "Three columns", table: three },
    ]),
  );
});

test("stations of a long lane and their arrows are not broken, and a long badge has room", async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await page.goto("/products");
  const stations = page.locator("main [aria-hidden] b");
  await expect(stations).toHaveCount(7);
  expect(new Set(await linesOf(stations))).toEqual(new Set([1]));
  await page.setViewportSize(narrow);
  const arrowLines = await stations.evaluateAll((all) =>
    all.slice(1).map(({ previousSibling }) => {
      const range = document.createRange();
      if (previousSibling) range.selectNodeContents(previousSibling);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }),
  );
  expect(new Set(arrowLines), "An arrow stands before the first line.").toEqual(new Set([1]));
  const below = await boxOf(page.getByText(/^Approved by all/));
  const before = await boxOf(page.getByText(pageContent("products").card.comingSoon).first());
  expect(below.y - before.y - before.height).toBeGreaterThanOrEqual(5);
});

test("a tall picture is seen whole, and a number is not broken", async ({ page }) => {
  await page.goto("/about");
  const picture = page.getByRole("img", { name: "A tall chimney." });
  for (const viewport of [narrow, wide]) {
    await page.setViewportSize(viewport);
    expect((await boxOf(picture)).height).toBeLessThanOrEqual(Math.max(viewport.height, 440));
    await expect(picture).toHaveCSS("object-fit", "contain");
    expect(await brokenWords(page.getByText(/^123,456/))).toEqual([]);
  }
});

test("a broad drawing is seen whole below and beside the words", async ({ page }) => {
  for (const path of ["/about", "/bridges"]) {
    await page.goto(path);
    const drawing = page.locator("main svg").first();
    for (const width of [320, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ ...wide, width });
      const box = await boxOf(drawing);
      expect(box.x, `${path}, ${width} px`).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, `${path}, ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test("words as long as a column leave room for the text beside them", async ({ page }) => {
  await page.setViewportSize({ ...wide, width: 1024 });
  await page.goto("/bridges");
  const texts = page.getByText("More than we have.", { exact: true });
  const lines = await linesOf(texts);
  expect(lines).toHaveLength(2);
  expect(Math.max(...lines)).toBeLessThanOrEqual(2);
});

test("each link of a long table of contents comes into view with the focus", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto("/knots");
  const links = page.getByRole("main").getByRole("navigation").getByRole("link");
  await expect(links).toHaveCount(24);
  for (const link of await links.all()) {
    await link.focus();
    const { y, height } = await boxOf(link);
    expect(y, `${await link.textContent()}`).toBeGreaterThanOrEqual(0);
    expect(y + height, `${await link.textContent()}`).toBeLessThanOrEqual(wide.height);
  }
});

test("a wide table takes the room beside its text, and labels stand in line", async ({ page }) => {
  await page.setViewportSize({ ...wide, width: 1366 });
  await page.goto("/ropes");
  const frame = page.getByRole("table").locator("..");
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await textFaults(page)).toEqual([]);

  await page.setViewportSize({ ...wide, width: 768 });
  const link = page.getByRole("link", { name: /^an-address/ });
  const [first, ...others] = await link.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ bottom }) => bottom);
  });
  expect(others.length).toBeGreaterThan(0);
  const { y, height } = await boxOf(page.getByText("Mail:", { exact: true }));
  expect(Math.abs(y + height - (first ?? 0))).toBeLessThan(6);
});

test("long words leave room for names of rows, and go beyond no edge", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/coils");
  const [lines] = await linesOf(page.getByRole("rowheader", { name: "Kreuzfahrtschiff" }));
  expect(lines, "not letter by letter").toBeLessThanOrEqual(4);
  const byRow = page.getByRole("table").nth(1).locator("..");
  expect(await byRow.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("beside many links the words of a name stay whole, and the line below it goes", async ({
  page,
  browser,
}) => {
  const examiner = await browser.newPage();
  await page.goto("/about");
  const header = page.getByRole("banner");
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ ...wide, width });
    expect(await brokenWords(page.locator("header a span")), `${width} px`).toEqual([]);
    await expect(header.getByText(longTagline)).toBeHidden();
    // The name in one row, and the links in one more, or two.
    expect((await boxOf(header.getByText(name, { exact: true }))).height).toBeLessThan(30);
    expect((await boxOf(header)).height).toBeLessThan(width < 1280 ? 210 : 140);
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
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
}
