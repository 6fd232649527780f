import type { Page } from "playwright/test";
import { isWhole } from "../../scripts/check/testing/whole.ts";
import { expectNoViolations } from "../support/axe.ts";
import { looks, narrow, spaceWidely, wide } from "../support/conditions.ts";
import { openList, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const views = [
  ["left to right", "e2e/firms/kilns", "light", narrow],
  ["right to left", "e2e/firms/arabic", "dark", wide],
  ["left to right", "e2e/firms/kilns", "dark", wide],
  ["right to left", "e2e/firms/arabic", "light", narrow],
] as const;

// With forced colours the browser chooses them, and axe does not know which.
for (const [script, content, look, size] of isWhole ? views : views.slice(0, 2)) {
  const test = testOfWriting(content);
  test(`list and text have no violations, ${script}, ${look}, ${size.width} px`, async ({
    page,
    panel,
  }) => {
    await page.setViewportSize(size);
    await page.emulateMedia(looks[look]);
    await page.goto("");
    await expectNoViolations(page, "the page with its button");
    await openList(page, panel);
    await panel.locator("summary").last().click();
    await expectNoViolations(page, "the list");
    await expectInside(page);
    await panel.getByRole("button").filter({ hasText: "link previews" }).first().click();
    await panel.getByRole("textbox").last().fill("TODO  lorem ipsum");
    await expect(panel.getByRole("listitem").filter({ hasText: "warning:" })).not.toHaveCount(0);
    await expectNoViolations(page, "a text with findings");
    await spaceWidely(page);
    await expectInside(page);
  });
}

/** Nothing of the panel reaches beyond the window. */
async function expectInside(page: Page): Promise<void> {
  const beyond = await page
    .getByRole("complementary", { name: "Write on the page" })
    .locator("button:visible, textarea:visible, input:visible, p:visible, li:visible")
    .evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < -1 || right > innerWidth + 1;
        })
        .map((element) => element.textContent),
    );
  expect(beyond).toEqual([]);
}
