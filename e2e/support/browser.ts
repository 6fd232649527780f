import type { LaunchOptions } from "playwright/test";
import {
  chromiumArguments,
  ensureChromium,
  installedShell,
} from "../../scripts/suites/chromium.ts";

const chromium = ensureChromium();
const shell = installedShell();
// The workers need not search again.
if (shell) process.env["HEADLESS_SHELL_PATH"] = shell;
process.env["CHROMIUM_PATH"] = chromium;

/** How the tests start their browser. */
export const launchOptions: LaunchOptions = {
  args: [
    ...chromiumArguments,
    // A page that is prepared ahead of a press would ask for things that no test waits for.
    "--disable-features=Prerender2,SpeculationRulesPrefetchFuture",
    // The pages of a context share a process, which saves that of each further page. No two contexts share one.
    "--renderer-process-limit=1",
  ],
  executablePath: shell ?? chromium,
};

/** How they start one that keeps pages for Back: Chromium without windows never does. */
export const keepingLaunchOptions: LaunchOptions = {
  ...launchOptions,
  executablePath: chromium,
  // Playwright has the browser keep none; visitors' browsers do.
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
