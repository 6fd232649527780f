import { isWhole } from "../../scripts/check/testing/whole.ts";
import { inWords } from "../../src/workshop/stories.ts";
import { expectNoViolations } from "../support/axe.ts";
import { checkView } from "../support/check-view.ts";
import { pageContent } from "../support/content.ts";
import { serviceTest, waitlistTest } from "../support/other-sites.ts";
import { serviceStates, waitlistStates } from "../support/states.ts";
import { expect, test } from "../support/test.ts";
import { components, openStory, stories, test as workshopTest } from "../support/workshop.ts";

/*
 * Stories, and the states of other content, as axe judges them. Pages and other states: `e2e/site/views.spec.ts`.
 */

for (const { name, errors = [], reach } of serviceStates)
  serviceTest(`axe finds no fault in ${name}`, async ({ page, service, expectedErrors }) => {
    expectedErrors.push(...errors);
    await checkView(page, name, () => reach(page, service));
  });

for (const { name, reach } of waitlistStates)
  waitlistTest(`axe finds no fault in ${name}`, ({ page }) =>
    checkView(page, name, () => reach(page)),
  );

/** Every second story of a component as it is; the whole run takes all, in other words and sizes too. */
const tried = stories.filter(({ look }, place) => isWhole || (!look && place % 2 === 0));

/** Components whose stories share a test, and so a page: what reaches the console fails the test. */
const together = 8;

for (let at = 0; at < components.length; at += together) {
  const some = components.slice(at, at + together);
  workshopTest(
    `stories of ${some.join(", ")} reach their states, and axe finds no fault`,
    async ({ page, foreignRequests, expectedErrors }) => {
      // What a story of an address that could not be sent says there.
      expectedErrors.push(new RegExp(pageContent("products").waitlist.sent.console));
      for (const [place, story] of tried.entries())
        if (some.includes(story.component))
          await checkView(page, story.id, () => openStory(page, story), [place]);
      expect(foreignRequests, "Nothing is asked of another machine.").toEqual([]);
    },
  );
}

workshopTest("the index lists every story, and axe finds no fault in it", async ({ page }) => {
  await page.goto("/");
  for (const component of components) {
    const heading = inWords(component);
    const names = stories
      .filter((story) => story.component === component)
      .map(({ name }) => `${heading}: ${name}`);
    const part = page.getByRole("region", { name: heading, exact: true });
    await expect(part.getByRole("link")).toHaveText(names);
  }
  await expect(page.getByRole("link")).toHaveCount(stories.length);
  await checkView(page, "the index", () => page.goto("/"));
});

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
