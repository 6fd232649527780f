import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "playwright/test";
import { stringify } from "yaml";
import { narrow, wide } from "../support/conditions.ts";
import { pageContent, sectionOf } from "../support/content.ts";
import { testWithContent } from "../support/other-sites.ts";
import { expect } from "../support/test.ts";
import { textFaults } from "../support/text-faults.ts";
import { setInFile } from "../support/variant.ts";

const sizes = Array.from({ length: 8 }, (_, place) => `Size ${place + 1}`);
const rows = ["Hemp", "Nylon"].map((rope) => [rope, ...sizes.map(() => "120.00")]);
const mail = "[an-address-of-two-lines@a-name-of-great-length.internal](mailto:a@b.internal)";

/** Tests against a site whose lines, tables, pictures and labels are longer than those of most. */
const crowded = testWithContent("crowded", async (content) => {
  const page = (name: string) => join(content, "pages", `${name}.yaml`);
  const stations = [
    "first tests with nine firms",
    "what they find is mended",
    "second tests with all of them",
    "papers",
    "start",
    "some weeks of rest",
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
  const table = { columns: ["Rope", ...sizes], rows };
  await writeFile(
    page("ropes"),
    stringify({
      layout: "text",
      title: "Ropes and what they cost",
      description: "What each rope costs, by its breadth, and how to order some of it from us.",
      heading: "Ropes",
      sections: [
        { heading: "Order", facts: [{ label: "Mail", value: mail }] },
        { heading: "Prices", table },
      ],
    }),
  );
});

crowded("each station of a long lane stands in one line", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto("/products");
  const stations = page.locator("main [aria-hidden] b");
  await expect(stations).toHaveCount(7);
  expect(new Set(await stations.evaluateAll(linesOf))).toEqual(new Set([1]));
});

crowded("a badge that needs two lines keeps its distance from the one before", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/products");
  const below = await boxOf(page.getByText(/^Approved by all/));
  const before = await boxOf(page.getByText(pageContent("products").card.comingSoon).first());
  expect(below.y - before.y - before.height).toBeGreaterThanOrEqual(5);
});

crowded("a tall picture is seen whole", async ({ page }) => {
  await page.goto("/about");
  const picture = page.getByRole("img", { name: "A tall chimney." });
  for (const viewport of [narrow, wide]) {
    await page.setViewportSize(viewport);
    expect((await boxOf(picture)).height).toBeLessThanOrEqual(Math.max(viewport.height, 440));
    await expect(picture).toHaveCSS("object-fit", "contain");
  }
});

crowded("a figure is not broken within its number", async ({ page }) => {
  for (const viewport of [narrow, wide]) {
    await page.setViewportSize(viewport);
    await page.goto("/about");
    expect(await brokenNumbers(page.getByText(/^123,456/))).toBe(1);
  }
});

crowded("a table of many columns takes the room beside its text", async ({ page }) => {
  await page.setViewportSize({ ...wide, width: 1366 });
  await page.goto("/ropes");
  const frame = page.getByRole("table").locator("..");
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await textFaults(page)).toEqual([]);
});

crowded("a label stands beside the first line of what it names", async ({ page }) => {
  await page.setViewportSize({ ...wide, width: 768 });
  await page.goto("/ropes");
  const link = page.getByRole("link", { name: /^an-address/ });
  const label = page.getByText("Mail:", { exact: true });
  const [first, ...others] = await link.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ bottom }) => bottom);
  });
  expect(others.length).toBeGreaterThan(0);
  const { y, height } = await boxOf(label);
  expect(Math.abs(y + height - (first ?? 0))).toBeLessThan(6);
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return box;
}

/** Runs in the page: in how many lines the words of each element stand. */
function linesOf(elements: Element[]): number[] {
  return elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

/** In how many lines the first word of an element stands. */
function brokenNumbers(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const text = element.firstChild as Text;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, text.data.indexOf(" "));
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}
