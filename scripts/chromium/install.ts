import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { packageBin } from "../package-bin.ts";

/**
 * Tries to put a Chromium on this machine: Playwright's into the user's cache, and only for root on
 * Debian and its kin with `apt-get`.
 *
 * @param find Looks for one again.
 * @returns What it has found then.
 */
export function addChromium(find: () => string | undefined): string | undefined {
  console.log("No Chromium found. Downloading one for the browser tests…");
  const isDownloaded = playwright("install", "--no-shell", "chromium");
  const found = find();
  if (found || process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return found;

  if (isDownloaded) {
    console.log("The download lacks system libraries. Installing them with apt-get…");
    playwright("install-deps", "chromium");
  } else {
    console.log("The download failed. Installing Debian's Chromium with apt-get…");
    run("apt-get", "update");
    run("apt-get", "install", "-y", "--no-install-recommends", "chromium");
  }
  return find();
}

function playwright(...args: string[]): boolean {
  const script = packageBin(join(import.meta.dirname, "../.."), "playwright");
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
