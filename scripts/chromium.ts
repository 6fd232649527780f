import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, posix, win32 } from "node:path";
import { chromium } from "playwright";
import { packageBin } from "./package-bin.ts";

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
  // Nothing leaves this machine, even where a test answers nothing in place of others.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/** Chromium without windows, which Debian packs by itself. It opens a page in less than half the time. */
const shellCommand = "chromium-headless-shell";

const commands = [
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
  ...["microsoft-edge", "microsoft-edge-stable"],
];

/**
 * Path of a Chromium on this machine: the one named by `CHROMIUM_PATH`, else Playwright's own, else
 * the system's; undefined where there is none. Throws if `CHROMIUM_PATH` names no file.
 */
export function installedChromium(): string | undefined {
  const explicit = process.env["CHROMIUM_PATH"];
  if (explicit && !existsSync(explicit))
    throw new Error(
      `CHROMIUM_PATH is "${explicit}", where there is no file. Set it to the path of a Chromium, or unset it.`,
    );
  if (explicit) return explicit;
  return [playwrightPlace(), ...systemPlaces(process.platform, process.env)].find(
    (path) => existsSync(path) && starts(path),
  );
}

/**
 * Path of a Chromium on this machine, which is installed first where there is none. Throws an error
 * of one sentence that says what to install where that is not possible.
 */
export function ensureChromium(): string {
  const path = installedChromium() ?? addChromium();
  if (path) return path;
  throw new Error(
    existsSync(playwrightPlace())
      ? "The downloaded Chromium lacks system libraries: install them with `sudo npx playwright install-deps chromium`, or set CHROMIUM_PATH to the path of a Chromium."
      : "The browser tests found no Chromium and could not install one: install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.",
  );
}

/**
 * Path of a Chromium without windows: the one named by `HEADLESS_SHELL_PATH`, else the system's;
 * undefined where there is none, and where `CHROMIUM_PATH` asks for another browser.
 */
export function installedShell(): string | undefined {
  const { HEADLESS_SHELL_PATH, CHROMIUM_PATH, PATH = "" } = process.env;
  if (HEADLESS_SHELL_PATH) return HEADLESS_SHELL_PATH;
  if (CHROMIUM_PATH || process.platform !== "linux") return undefined;
  const found = places([shellCommand], PATH.split(":"), posix.join);
  return found.find((path) => existsSync(path) && starts(path));
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

/**
 * Tries to put a Chromium on this machine: Playwright's into the user's cache, and only for root on
 * Debian and its kin with `apt-get`. Gives the path that is found then.
 */
function addChromium(): string | undefined {
  console.log("No Chromium found. Downloading one for the browser tests…");
  const isDownloaded = playwright("install", "--no-shell", "chromium");
  const found = installedChromium();
  if (found || process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return found;

  if (isDownloaded) {
    console.log("The download lacks system libraries. Installing them with apt-get…");
    playwright("install-deps", "chromium");
  } else {
    console.log("The download failed. Installing Debian's Chromium with apt-get…");
    run("apt-get", "update");
    for (const name of ["chromium", shellCommand])
      run("apt-get", "install", "-y", "--no-install-recommends", name);
  }
  return installedChromium();
}

function playwright(...args: string[]): boolean {
  const script = packageBin(join(import.meta.dirname, ".."), "playwright");
  return run(process.execPath, script, ...args);
}

/** Runs a program to its end without its output, and tells whether it succeeded. */
function run(program: string, ...args: string[]): boolean {
  const env = {
    // Five tries of Playwright's usual 30 seconds are long where the network drops packets.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000",
    DEBIAN_FRONTEND: "noninteractive",
    ...process.env,
  };
  return spawnSync(program, args, { env, stdio: "ignore" }).status === 0;
}

/** Every path at which a system keeps a Chromium or a browser built on it, the likeliest first. */
export function systemPlaces(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  if (platform === "win32") {
    const programs = [
      "Chromium\\Application\\chrome.exe",
      "Google\\Chrome\\Application\\chrome.exe",
      "Microsoft\\Edge\\Application\\msedge.exe",
    ];
    const roots = [env["ProgramFiles"], env["ProgramFiles(x86)"], env["LOCALAPPDATA"]];
    return places(programs, roots, win32.join);
  }
  const onPath = places(commands, (env["PATH"] ?? "").split(":"), posix.join);
  if (platform !== "darwin") return onPath;
  const names = ["Chromium", "Google Chrome", "Microsoft Edge"];
  const programs = names.map((name) => `Applications/${name}.app/Contents/MacOS/${name}`);
  return [...onPath, ...places(programs, ["/", env["HOME"]], posix.join)];
}

/** Each name in each folder there is, name by name. */
function places(
  names: readonly string[],
  folders: readonly (string | undefined)[],
  join: (folder: string, name: string) => string,
): string[] {
  return names.flatMap((name) => folders.flatMap((folder) => (folder ? join(folder, name) : [])));
}
