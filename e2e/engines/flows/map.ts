import { pageContent } from "../../support/content.ts";
import { expect, test } from "../test.ts";

const { map: words } = pageContent("contact");

/** The map and the drawn ground beneath it. */
export function mapFlows(): void {
  test("the map shows where its site answers, and the drawn ground alone where it does not", async ({
    visitor,
    engineName,
  }) => {
    const { engine, visit, see, seeNo, expectInPage } = visitor;
    await visit("/contact");
    await engine.evaluate(() => document.querySelector("iframe")?.scrollIntoView());
    // In Firefox a stand-in answers; to WebKitGTK nobody does.
    if (engineName === "firefox") {
      await expectInPage(isMapShown, true);
      await see("link", words.skip);
      return;
    }
    await expect.poll(() => engine.evaluate(hasAsked)).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(await engine.evaluate(isMapShown)).toBe(false);
    await seeNo("link", words.skip);
  });
}

/** Runs in the page. */
function isMapShown(): boolean | undefined {
  return document.querySelector("iframe")?.checkVisibility({ visibilityProperty: true });
}

/** Runs in the page: whether the module that shows the map is there. */
function hasAsked(): boolean {
  return performance.getEntriesByType("resource").some(({ name }) => name.includes("show-map"));
}
