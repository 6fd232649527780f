import { installedProgram } from "../../../scripts/engines/installed.ts";
import type { Browser } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/**
 * Starts a browser of the system: Firefox where that is its name, else WebKitGTK.
 *
 * @param scripts Whether pages may run scripts.
 * @returns the browser, or why it cannot be driven here, as a sentence.
 */
export async function startEngine(name: string, scripts: boolean): Promise<Browser | string> {
  // Elsewhere Firefox knows its mail program by other means, and there is no WebKitGTK.
  if (process.platform !== "linux") return "Other engines are tested on Linux.";
  if (name === "Firefox") {
    const { path, missing } = installedProgram({
      name,
      commands: ["firefox", "firefox-esr"],
      variable: "FIREFOX_PATH",
      question: "--version",
    });
    return missing ?? startFirefox(path, scripts);
  }
  const driver = installedProgram({
    name: "WebKitWebDriver",
    commands: ["WebKitWebDriver"],
    variable: "WEBKIT_WEBDRIVER_PATH",
    question: "--help",
  });
  const xvfb = installedProgram({
    name: "Xvfb",
    commands: ["Xvfb"],
    variable: "XVFB_PATH",
    question: "-help",
  });
  const hasScreen = Boolean(process.env["DISPLAY"] || process.env["WAYLAND_DISPLAY"]);
  if (driver.missing !== undefined) return driver.missing;
  if (xvfb.missing !== undefined && !hasScreen) return xvfb.missing;
  return startWebKit(driver.path, scripts, xvfb.path);
}
