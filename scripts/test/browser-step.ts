import { ensureChromium } from "../chromium.ts";
import { packageBin } from "./package-bin.ts";
import { countPlaywright } from "./playwright-report.ts";
import type { Step } from "./steps.ts";

/** A run of the browser tests: its name, what must have been built, and variables for the tests. */
interface BrowserRun extends Pick<Step, "name" | "needs"> {
  variables?: Record<string, string>;
}

/**
 * A step that runs the browser tests of the project in `root`.
 *
 * @param browserArguments Passed on to Playwright.
 */
export function browserStep(
  root: string,
  browserArguments: readonly string[],
  { variables, ...step }: BrowserRun,
): Step {
  return {
    ...step,
    command: () => [
      packageBin(root, "playwright"),
      "test",
      "--config=e2e/playwright.config.ts",
      "--add-reporter=json",
      ...browserArguments,
    ],
    env: async (report) => ({
      CHROMIUM_PATH: await ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...variables,
    }),
    count: (json) => countPlaywright(JSON.parse(json)),
  };
}
