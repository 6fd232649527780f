import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { addChromium } from "./chromium/install.ts";
import { systemPlaces } from "./chromium/system-places.ts";

/** What a Chromium is started with to test the site: nothing of its own on the network or screen. */
export const chromiumArguments: readonly string[] = [
  // Chromium refuses to start as root with its sandbox, and containers often run as root.
  ...(process.platform === "linux" && process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Path of a Chromium on this machine: the one named by `CHROMIUM_PATH`, else Playwright's own, else
 * the system's; undefined where there is none. Throws if `CHROMIUM_PATH` names no file.
 */
export function installedChromium(): string | undefined {
  const explicit = process.env["CHROMIUM_PATH"];
  if (explicit) {
    if (existsSync(explicit)) return explicit;
    throw new Error(
      `CHROMIUM_PATH is "${explicit}", where there is no file. Set it to the path of a Chromium, or unset it.`,
    );
  }
  return [playwrightPlace(), ...systemPlaces(process.platform, process.env)].find(
    (path) => existsSync(path) && starts(path),
  );
}

/**
 * Path of a Chromium on this machine, which is installed first where there is none. Throws an error
 * of one sentence that says what to install where that is not possible.
 */
export function ensureChromium(): string {
  const path = installedChromium() ?? addChromium(installedChromium);
  if (path) return path;
  throw new Error(
    existsSync(playwrightPlace())
      ? "The downloaded Chromium lacks system libraries: install them with `sudo npx playwright install-deps chromium`, or set CHROMIUM_PATH to the path of a Chromium."
      : "The browser tests found no Chromium and could not install one: install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.",
  );
}

function playwrightPlace(): string {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright throws on a platform for which it has no Chromium.
    return "";
  }
}

/**
 * Whether a file is a browser that runs. Only Linux needs the question: there a download can lack
 * system libraries, and Ubuntu's `chromium-browser` is a script that asks for a snap.
 */
function starts(path: string): boolean {
  if (process.platform !== "linux") return true;
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}
