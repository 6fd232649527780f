import { inWords } from "../../src/workshop/stories.ts";
import { checkView } from "../support/check-view.ts";
import { expect } from "../support/test.ts";
import { components, stories, test } from "../support/workshop.ts";

test("the index lists every story, and axe finds no fault in it", async ({ page }) => {
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
