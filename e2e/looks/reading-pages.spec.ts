import { narrow, tablet, wide } from "../support/conditions.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(({ page }) => page.goto("/privacy"));

test("lines of text are about thirty-one ems long, in letters of at least 20 px", async ({
  page,
}) => {
  await page.setViewportSize(wide);
  const paragraphs = page.getByRole("main").locator("section > p");
  for (const { size, width } of await paragraphs.evaluateAll((all) =>
    all.map((paragraph) => ({
      size: Number.parseFloat(getComputedStyle(paragraph).fontSize),
      width: paragraph.getBoundingClientRect().width,
    })),
  )) {
    expect(size).toBeGreaterThanOrEqual(20);
    expect(width / size).toBeGreaterThan(29);
    expect(width / size).toBeLessThan(32);
  }
});

test("the table of contents is on the title's line, and stays in view", async ({ page }) => {
  await page.setViewportSize(wide);
  const contents = page.getByRole("main").getByRole("navigation");
  const lines = page.locator("main h1, main nav h2").evaluateAll((headings) =>
    headings.map((heading) => {
      const mark = document.createElement("span");
      mark.style.display = "inline-block";
      heading.prepend(mark);
      return mark.getBoundingClientRect().bottom;
    }),
  );
  const [title = 0, list = Number.NaN] = await lines;
  expect(Math.abs(title - list), "px between their baselines").toBeLessThan(1);
  await page.getByRole("main").locator("section").last().scrollIntoViewIfNeeded();
  await expect(contents).toBeInViewport({ ratio: 1 });
});

test("the number of a section is next to its heading, and from 64rem on in the margin", async ({
  page,
}) => {
  for (const viewport of [narrow, tablet, wide]) {
    await page.setViewportSize(viewport);
    const places = page.locator("main section").evaluateAll((sections) =>
      sections.map((section) => {
        const words = document.createRange();
        words.selectNodeContents(section.querySelector("h2") ?? section);
        const [heading = new DOMRect()] = words.getClientRects();
        const box = section.getBoundingClientRect();
        return { below: heading.top - box.top, inside: heading.left - box.left };
      }),
    );
    for (const { below, inside } of await places) {
      expect(below, "px from the top of the section").toBeLessThan(8);
      if (viewport === wide) expect(inside, "px").toBeCloseTo(0, 0);
      else expect(inside, "px").toBeGreaterThan(20);
    }
  }
});

test("the test record is a table from 48rem on, and before that each value has its label", async ({
  page,
}) => {
  await page.goto("/accessibility");
  for (const viewport of [narrow, tablet, wide]) {
    await page.setViewportSize(viewport);
    const table = page.locator(".test-record");
    const faults = table.evaluate((table, isTable) => {
      const rows = [...table.querySelectorAll("tbody > tr")];
      const isShown = (selector: string) =>
        [...table.querySelectorAll(selector)].some((element) => element.checkVisibility());
      return {
        heads: isShown("thead") === isTable,
        labels: isShown(".fact > :first-child") !== isTable,
        rows: rows.every((row) => {
          const tops = [...row.children].map((cell) => cell.getBoundingClientRect().top);
          return new Set(tops).size === (isTable ? 1 : tops.length);
        }),
        width: table.getBoundingClientRect().right <= document.documentElement.clientWidth,
      };
    }, viewport !== narrow);
    expect(await faults).toEqual({ heads: true, labels: true, rows: true, width: true });
  }
});
