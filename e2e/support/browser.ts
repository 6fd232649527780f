import type { LaunchOptions } from "playwright/test";
import { chromiumArguments, ensureChromium } from "../../scripts/chromium.ts";

const executablePath = ensureChromium();
// The workers need not search again.
process.env["CHROMIUM_PATH"] = executablePath;

/** How the tests start their browser. */
export const launchOptions: LaunchOptions = {
  args: [
    ...chromiumArguments,
    // A page that is prepared ahead of a press would ask for things that no test waits for.
    "--disable-features=Prerender2,SpeculationRulesPrefetchFuture",
    // Pages share a process: to start one for each takes a tenth of the time of the tests.
    "--renderer-process-limit=1",
  ],
  executablePath,
};
