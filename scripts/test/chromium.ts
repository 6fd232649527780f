import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { packageBin } from "../package.ts";
import { installedProgram } from "./installed-program.ts";

/** Arguments for Chromium in tests: it makes no requests and shows no pages of its own. */
export const chromiumArguments: readonly string[] = [
  // Chromium refuses to start as root with its sandbox, and containers often run as root.
  ...(process.platform === "linux" && process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No request leaves this machine, even if a test does not intercept it.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/** Chromium without windows, which Debian packs by itself. It opens a page in less than half the time. */
const shellCommand = "chromium-headless-shell";

/** Chromium, and browsers built on it, as Linux calls them. Elsewhere Playwright's own is installed. */
const systemCommands = [
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  ...["microsoft-edge", "microsoft-edge-stable"],
];

/**
 * Path of a Chromium on this machine: the one named by `CHROMIUM_PATH`, otherwise Playwright's own, otherwise
 * the system's; undefined if there is none. Throws if `CHROMIUM_PATH` names no file.
 */
function installedChromium(): string | undefined {
  const places = [playwrightPlace(), ...systemCommands].filter(Boolean);
  return installedProgram("CHROMIUM_PATH", "--version", ...places);
}

/** Path of a Chromium on this machine, which is installed first if there is none. Throws if that fails. */
export function ensureChromium(): string {
  const path = installedChromium() ?? addChromium();
  if (path) return path;
  throw new Error(
    "The browser tests found no Chromium that starts, and could not install one: install Chromium or Chrome, set CHROMIUM_PATH to the path of one, or run `sudo npx playwright install --with-deps chromium`.",
  );
}

/**
 * Path of a Chromium without windows: the one named by `HEADLESS_SHELL_PATH`, otherwise the system's;
 * undefined if there is none, and if `CHROMIUM_PATH` asks for another browser.
 */
export function installedShell(): string | undefined {
  const { HEADLESS_SHELL_PATH, CHROMIUM_PATH } = process.env;
  if (!HEADLESS_SHELL_PATH && (CHROMIUM_PATH || process.platform !== "linux")) return undefined;
  return installedProgram("HEADLESS_SHELL_PATH", "--version", shellCommand);
}

function playwrightPlace(): string {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright throws on a platform for which it has no Chromium.
    return "";
  }
}

/** Tries Playwright's installer, then, for root on Debian, `apt-get`. Returns the path of a Chromium that starts. */
function addChromium(): string | undefined {
  console.log("No Chromium found. Installing one for the browser tests…");
  run(process.execPath, packageBin("playwright"), "install", "--no-shell", "chromium");
  const found = installedChromium();
  if (found || process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return found;
  run("apt-get", "update");
  for (const name of ["chromium", shellCommand])
    run("apt-get", "install", "-y", "--no-install-recommends", name);
  return installedChromium();
}

/** Runs a program to its end without its output. */
function run(program: string, ...args: string[]): void {
  const env = {
    // Five tries of Playwright's usual 30 seconds are long where the network drops packets.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000",
    DEBIAN_FRONTEND: "noninteractive",
    ...process.env,
  };
  spawnSync(program, args, { env, stdio: "ignore" });
}
