import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const playwrightFolder = dirname(createRequire(import.meta.url).resolve("playwright/package.json"));

/**
 * Tries to put a Chromium on this machine: Playwright's into the user's cache, and only for root on
 * Debian and its kin with `apt-get`. `found` says whether the first try was enough.
 */
export async function addChromium(found: () => string | undefined): Promise<void> {
  console.log("No Chromium found. Downloading one for the browser tests…");
  const downloaded = await playwright("install", "--no-shell", "chromium");
  if (found() || !isDebianRoot()) return;

  if (downloaded) {
    console.log("The download lacks system libraries. Installing them with apt-get…");
    await playwright("install-deps", "chromium");
  } else {
    console.log("The download failed. Installing Debian's Chromium with apt-get…");
    await run("apt-get", "update");
    await run("apt-get", "install", "-y", "--no-install-recommends", "chromium");
  }
}

function playwright(...args: string[]): Promise<boolean> {
  return run(process.execPath, join(playwrightFolder, "cli.js"), ...args);
}

/** Runs a program to its end without its output, and tells whether it succeeded. */
function run(program: string, ...args: string[]): Promise<boolean> {
  const env = {
    // Five tries of Playwright's usual 30 seconds are long where the network drops packets.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000",
    DEBIAN_FRONTEND: "noninteractive",
    ...process.env,
  };
  return new Promise((settle) => {
    // Playwright prints many lines per try: more than the default buffer may fit.
    execFile(program, args, { env, maxBuffer: Number.POSITIVE_INFINITY }, (error) =>
      settle(error === null),
    ).stdin?.end();
  });
}

function isDebianRoot(): boolean {
  return process.getuid?.() === 0 && existsSync("/etc/debian_version");
}
