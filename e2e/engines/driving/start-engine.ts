import { installedProgram } from "../../../scripts/engines/installed-program.ts";
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
    const firefox = installedProgram("FIREFOX_PATH", "--version", "firefox", "firefox-esr");
    return firefox ? startFirefox(firefox, scripts) : isMissing("Firefox", "FIREFOX_PATH");
  }
  const driver = installedProgram("WEBKIT_WEBDRIVER_PATH", "--help", "WebKitWebDriver");
  const xvfb = installedProgram("XVFB_PATH", "-help", "Xvfb");
  const hasScreen = process.env["DISPLAY"] || process.env["WAYLAND_DISPLAY"];
  if (!driver) return isMissing("WebKitWebDriver", "WEBKIT_WEBDRIVER_PATH");
  return xvfb || hasScreen ? startWebKit(driver, scripts, xvfb) : isMissing("Xvfb", "XVFB_PATH");
}

function isMissing(program: string, variable: string): string {
  return `${program} is not installed; where it is, ${variable} can say so.`;
}
