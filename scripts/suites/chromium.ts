import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { chromium } from "playwright";
import { packageBin } from "./package-bin.ts";

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

/**
 * Path of a Chromium on this machine: the one named by `CHROMIUM_PATH`, otherwise Playwright's own, otherwise a
 * Linux system's, also under another name. If there is none, it is installed first.
 *
 * @throws If `CHROMIUM_PATH` names no Chromium, or none can be installed.
 */
export function ensureChromium(): string {
  const places = [
    playwrightPlace(),
    ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    ...["microsoft-edge", "microsoft-edge-stable"],
  ].filter(Boolean);
  const find = () => installedProgram("CHROMIUM_PATH", "--version", ...places);
  const path = find() ?? addChromium(find);
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
  if (process.env["CHROMIUM_PATH"] && !process.env["HEADLESS_SHELL_PATH"]) return undefined;
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

/** Tries Playwright's installer, then, for root on Debian, `apt-get`. Returns what is found then. */
function addChromium(find: () => string | undefined): string | undefined {
  console.log("No Chromium found. Installing one for the browser tests…");
  const env = {
    // Five tries of Playwright's usual 30 seconds are long where the network drops packets.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000",
    DEBIAN_FRONTEND: "noninteractive",
    ...process.env,
  };
  const runProgram = (program: string, ...args: string[]) =>
    spawnSync(program, args, { env, stdio: "ignore" });
  runProgram(process.execPath, packageBin("playwright"), "install", "--no-shell", "chromium");
  const found = find();
  if (found || process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return found;
  runProgram("apt-get", "update");
  for (const name of ["chromium", shellCommand])
    runProgram("apt-get", "install", "-y", "--no-install-recommends", name);
  return find();
}

/** What only browsers made of Chromium say: their versions have four parts. */
const chromiumVersion = /\d(?:\.\d+){3}/;

/**
 * Path of a program that tests need: the one in its variable, otherwise the first of its commands along the
 * PATH, or of the paths among them; undefined if none of them runs.
 *
 * @param question What it answers, if it runs at all. Only Linux needs to ask: there a download can lack
 *   system libraries, and Ubuntu's `firefox` and `chromium-browser` can be scripts that ask for a snap.
 * @throws If the variable names no program that runs.
 */
export function installedProgram(variable: string, question: string, ...commands: string[]) {
  const isFile = (place: string) => statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;
  const runs = (place: string) => {
    if (process.platform !== "linux") return true;
    const { status, stdout } = spawnSync(place, [question], { encoding: "utf8", timeout: 20_000 });
    return (
      status === 0 && (!/^(?:CHROMIUM|HEADLESS)/.test(variable) || chromiumVersion.test(stdout))
    );
  };
  const explicit = process.env[variable];
  // Playwright's workers get it from the process that starts them, which has tried it.
  if (explicit && process.env["TEST_WORKER_INDEX"]) return explicit;
  if (explicit && !(isFile(explicit) && runs(explicit)))
    throw new Error(
      `${variable} is "${explicit}", where no such program starts. Set it to the path of one, or unset it.`,
    );
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const places = commands.flatMap((command) =>
    isAbsolute(command) ? command : folders.map((folder) => join(folder, command)),
  );
  return explicit || places.find((place) => isFile(place) && runs(place));
}
