import type { LaunchOptions } from "playwright/test";
import { chromiumArguments, installedChromium } from "../../scripts/chromium.ts";

const executablePath = installedChromium();

/** How the tests start their browser. */
export const launchOptions: LaunchOptions = {
  // A page that is prepared ahead of a press would ask for things that no test waits for.
  args: [...chromiumArguments, "--disable-features=Prerender2,SpeculationRulesPrefetchFuture"],
  ...(executablePath && { executablePath }),
};
