import { expectNoViolations } from "../support/axe.ts";
import { expect, test } from "../support/test.ts";

test("rules of level AAA fail the product, and are remarks for owners", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => {
    const paragraph = document.createElement("p");
    for (const path of ["/privacy", "/products"]) {
      const link = Object.assign(document.createElement("a"), { href: path, textContent: "Terms" });
      paragraph.append(link, " ");
    }
    document.querySelector("main p")?.after(paragraph);
  });
  await expect(expectNoViolations(page)).rejects.toThrow("identical-links-same-purpose");
  const lines: string[] = [];
  const { log } = console;
  console.log = (line) => lines.push(line);
  try {
    await expectNoViolations(page, "about", false);
  } finally {
    console.log = log;
  }
  expect(lines).toEqual([
    'Remark on about: Links with these words lead to different places (WCAG 2.4.9, AAA): "Terms"',
  ]);
});
