import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { checkContent } from "../scripts/check/check.ts";
import { pretty } from "../scripts/check/report/pretty.ts";
import { build } from "../scripts/test/build-by-command.ts";
import { launchOptions } from "./support/browser.ts";
import { serveExport } from "./support/host.ts";

// Takes the pictures of the docs: the two of the README, in the fonts of this machine, and a report of the check.

async function takePage(
  origin: string,
  file: string,
  width: number,
  colorScheme: "light" | "dark",
) {
  const viewport = { width, height: 720 };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
  await page.goto(origin);
  await page.screenshot({ path: join("docs", file) });
  await page.close();
}

async function takeTerminal(text: string, file: string) {
  const page = await browser.newPage({ viewport: { width: 960, height: 400 } });
  await page.setContent("<pre></pre>");
  await page.addStyleTag({
    content:
      "body{margin:0;background:#10151d;color:#e6edf3}pre{margin:24px;font:15px/1.5 monospace;white-space:pre-wrap}",
  });
  await page.locator("pre").evaluate((pre, words) => {
    pre.textContent = words;
  }, text.trim());
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

const folder = await mkdtemp(join(tmpdir(), "pictures-"));
const [directory, site] = [join(folder, "content"), join(folder, "site")];
const browser = await chromium.launch(launchOptions);
try {
  await cp("content", directory, { recursive: true });
  await build(site, { CONTENT_DIR: directory, BASE_PATH: "/" });
  const host = await serveExport(site, "/");
  await takePage(host.origin, "home.png", 1280, "light");
  await takePage(host.origin, "home-phone.png", 390, "dark");
  await host.close();

  const home = join(directory, "pages", "home.yaml");
  const text = await readFile(home, "utf8");
  await writeFile(home, text.replace("  secondary:", "  secondry:"));
  const result = checkContent({ directory, only: ["schema"] });
  const report = pretty(result).replaceAll(directory, "content");
  await takeTerminal(report, join("docs", "pictures", "check.png"));
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
