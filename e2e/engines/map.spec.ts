import { setTimeout as wait } from "node:timers/promises";
import { given, pageContent } from "../support/content.ts";
import { expect, test } from "./test.ts";

const words = given(pageContent("contact").map);

test("the map shows where its site answers, and the drawn ground alone where it does not", async ({
  visitor,
}, { project }) => {
  await visitor.visit("/contact");
  await visitor.evaluate(() => document.querySelector("iframe")?.scrollIntoView());
  // In Firefox a stand-in answers; to WebKitGTK nobody does.
  if (project.name === "Firefox") {
    await visitor.expectInPage(isMapShown, true);
    await visitor.see("link", words.skip);
    return;
  }
  await visitor.expectInPage(hasAsked, true);
  await wait(1_000);
  expect(await visitor.evaluate(isMapShown)).toBe(false);
  await visitor.seeNo("link", words.skip);
});

/** Runs in the page. */
function isMapShown(): boolean | undefined {
  return document.querySelector("iframe")?.checkVisibility({ visibilityProperty: true });
}

/** Runs in the page: whether the module that shows the map is there. */
function hasAsked(): boolean {
  return performance.getEntriesByType("resource").some(({ name }) => name.includes("show-map"));
}
