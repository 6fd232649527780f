import type { LaunchOptions } from "playwright/test";
import { chromiumArguments, installedChromium } from "../../scripts/chromium.ts";

const executablePath = installedChromium();

/** How the tests start their browser. */
export const launchOptions: LaunchOptions = {
  args: [...chromiumArguments],
  ...(executablePath && { executablePath }),
};
