import { installedProgram } from "../../scripts/test/chromium.ts";
import { pageContent } from "../support/content.ts";
import { serveExport, testedFolder } from "../support/host.ts";
import { skippedTransition } from "../support/skipped-transition.ts";
import { plainTest as base, expect } from "../support/test.ts";
import { under } from "../support/under.ts";
import { unknownPath } from "../support/visits.ts";
import type { Browser } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { openVisitor, type Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

export { expect };

/** What the not-found page says itself. */
const dueFault = `${pageContent("not-found").console} ${under(unknownPath)}`;

/** Tests in another engine. Without its browser they are skipped. */
export const test = base.extend<
  { visitor: Visitor },
  { scripts: boolean; engine: Browser | string }
>({
  /** Whether pages may run scripts. */
  scripts: [true, { scope: "worker", option: true }],

  /** The browser that the project is named after, or why there is none. */
  engine: [
    async ({ scripts }, use, { project }) => {
      const engine = await startEngine(project.name, scripts);
      await use(engine);
      if (typeof engine !== "string") await engine.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],

  /** A visitor of the site for whom the browser has stored nothing. */
  visitor: async ({ engine }, use, testInfo) => {
    if (typeof engine === "string") return testInfo.skip(true, engine);
    // At a port of its own, where nothing is stored yet.
    const host = await serveExport(testedFolder);
    const page = await engine.open();
    await page.setWidth(1280);
    await use(openVisitor(page, host.origin));
    const said = await page.evaluate(() => sessionStorage.getItem("faults"));
    await page.leave();
    await host.close();
    const faults = said?.split("\n").filter(Boolean) ?? [];
    expect(
      faults.filter((fault) => fault !== dueFault && !skippedTransition.test(fault)),
      "The pages say no warning and no error.",
    ).toEqual([]);
  },
});

/** Starts a browser of the system. If it cannot be driven here, returns why, as a sentence. */
async function startEngine(name: string, scripts: boolean): Promise<Browser | string> {
  // Elsewhere Firefox knows its mail program by other means, and there is no WebKitGTK.
  if (process.platform !== "linux") return "Other engines are tested on Linux.";
  const missing = (program: string, variable: string) =>
    `${program} is not installed. If it is not on the PATH, set ${variable} to its path.`;
  if (name === "Firefox") {
    const firefox = installedProgram("FIREFOX_PATH", "--version", "firefox", "firefox-esr");
    return firefox ? startFirefox(firefox, scripts) : missing("Firefox", "FIREFOX_PATH");
  }
  const driver = installedProgram("WEBKIT_WEBDRIVER_PATH", "--help", "WebKitWebDriver");
  const xvfb = installedProgram("XVFB_PATH", "-help", "Xvfb");
  if (!driver) return missing("WebKitWebDriver", "WEBKIT_WEBDRIVER_PATH");
  return xvfb ? startWebKit(driver, xvfb, scripts) : missing("Xvfb", "XVFB_PATH");
}
