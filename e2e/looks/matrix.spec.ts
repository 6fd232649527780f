import { expectNoViolations } from "../support/axe.ts";
import { checkView } from "../support/check-view.ts";
import { serviceTest } from "../support/product/service.ts";
import { serviceStates, waitlistStates } from "../support/states.ts";
import { expect, test } from "../support/test.ts";

/* The states of other content, as axe judges them. Pages and other states: `e2e/site/views.spec.ts`. */

for (const { name, errors = [], reach } of [...serviceStates, ...waitlistStates])
  serviceTest(
    `axe finds no fault in ${name}`,
    { tag: "@everything" },
    async ({ page, service, expectedErrors }) => {
      expectedErrors.push(...errors);
      await checkView(page, name, () => reach(page, service));
    },
  );

test("rules of level AAA fail the product, and are remarks for an owner, with the words of the page", async ({
  page,
}) => {
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
