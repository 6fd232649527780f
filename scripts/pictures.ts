import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { launchOptions } from "../e2e/support/browser.ts";
import { serveExport } from "../e2e/support/host.ts";
import { build } from "./publish/testing/build.ts";

/** Takes the pictures of the papers: the README's two, and those of each step in `docs/your-site.md`. */
const pictures = join("docs", "pictures");
const guide = join("docs", "your-site.md");

/** The commands on the content that the guide gives whole, in its order. */
async function commandsIn(paper: string): Promise<string[][]> {
  const text = await readFile(paper, "utf8");
  const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block]) => `${block}`);
  return blocks
    .flatMap((block) => block.replaceAll("\\\n", " ").trim().split("\n"))
    .filter((line) => line.startsWith("npm run content -- "))
    .map((line) => [...line.slice("npm run content -- ".length).matchAll(/"([^"]*)"|(\S+)/g)])
    .map((words) => words.map(([, quoted, plain]) => `${quoted ?? plain}`))
    .filter((words) => words.includes("--tagline"));
}

/** Runs a command on the content, and gives what it prints, whether it is content or not. */
async function content(...args: string[]): Promise<string> {
  const command = ["--import", "tsx", "scripts/content.ts", ...args, "--content", directory];
  const { stdout } = await promisify(execFile)(process.execPath, command).catch((error) => error);
  return `${stdout}`.replaceAll(directory, "content");
}

async function takePage(path: string, file: string, colorScheme: "light" | "dark" = "light") {
  await build(site, { CONTENT_DIR: directory, BASE_PATH: "/" });
  const host = await serveExport(site, "/");
  const viewport = { width: 1280, height: 800 };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: "reduce" });
  await page.goto(host.origin + path);
  await page.screenshot({ path: file });
  await page.close();
  await host.close();
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

const folder = await mkdtemp(join(tmpdir(), "guide-"));
const [directory, site] = [join(folder, "content"), join(folder, "site")];
const browser = await chromium.launch(launchOptions);
try {
  await mkdir(pictures, { recursive: true });
  await cp("content", directory, { recursive: true });
  for (const theme of ["light", "dark"] as const)
    await takePage("/", join("docs", `home-${theme}.png`), theme);

  const home = join(directory, "pages", "home.yaml");
  const before = await readFile(home, "utf8");
  await writeFile(home, before.replace("  secondary:", "  secondry:"));
  await takeTerminal(await content("check", "--rule", "schema"), join(pictures, "check.png"));
  await writeFile(home, before);

  const [, add = []] = await commandsIn(guide);
  await content(...add);
  await takePage("/products", join(pictures, "product.png"));
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
