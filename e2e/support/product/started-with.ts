import type { Browser, LaunchOptions } from "playwright/test";
import { openUnderBase } from "../below-base.ts";
import type { test as pageTest } from "../test.ts";

/**
 * Tests of a file whose pages are in a browser that is started otherwise. As an option it would need a worker of its
 * own, which reads all content and code again.
 */
export function startedWith<Test extends typeof pageTest>(
  test: Test,
  options: LaunchOptions,
): Test {
  let browser: Browser;
  // They share the browser, and so the worker.
  test.describe.configure({ mode: "default" });
  test.beforeAll(async ({ playwright }) => {
    browser = await playwright.chromium.launch(options);
  });
  test.afterAll(() => browser.close());
  return test.extend({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    context: async ({}, use) => {
      const context = await browser.newContext();
      openUnderBase(context);
      await use(context);
      await context.close();
    },
  }) as Test;
}
