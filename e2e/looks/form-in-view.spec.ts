import { cp, rm } from "node:fs/promises";
import { pathOf } from "../support/content.ts";
import { testWithContent } from "../support/other-sites.ts";
import { inProject } from "../support/project.ts";
import { expect, test } from "../support/test.ts";
import { under } from "../support/under.ts";

/** A firm with longer words than the sample's, in the form and above it. */
const germanTest = testWithContent("german", async (content) => {
  await rm(content, { recursive: true });
  await cp(inProject("e2e/firms/german"), content, { recursive: true });
});

for (const [firm, firmTest, path] of [
  ["the sample", test, pathOf("contact")],
  ["a German firm", germanTest, under("/kontakt")],
] as const)
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 1280, height: 720 },
  ]) {
    const { width, height } = viewport;
    firmTest(
      `the form of ${firm} is in view with its button at ${width} × ${height}`,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(path);
        const part = page.locator("main section", { has: page.locator("form") });
        const button = await part.locator("[type=submit]").boundingBox();
        expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThan(height);
        const form = await part.boundingBox();
        expect((form?.x ?? width) + (form?.width ?? 0)).toBeLessThan(width * 0.6);
      },
    );
  }
