import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { checkContent } from "../scripts/disk/check-content.ts";
import { build } from "../scripts/suites/build-by-command.ts";
import { pretty } from "../src/engine/check/report/pretty.ts";
import { launchOptions } from "./support/browser.ts";
import { serveExport } from "./support/host.ts";
import { ownerWith, serveForEditing } from "./support/product/editing-server.ts";

// Takes the pictures of the docs, in the fonts of this machine: of the README the page while it is written, and the
// same on a phone; and a report of the check.

async function takeEditor() {
  const server = await serveForEditing(await ownerWith("sample"));
  const viewport = { width: 1280, height: 720 };
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await page.goto(server.origin);
  await page.getByRole("heading", { level: 1 }).click();
  const panel = page.getByRole("complementary", { name: "Write on the page" });
  await panel.getByRole("textbox").fill("Software your your business can grow into");
  await panel.getByText("written twice").waitFor();
  // What the pointer is over has a line of its own.
  await page.mouse.move(1270, 360);
  await savePicture(page, "editor");
  await server.close();
}

async function takePhone(origin: string) {
  const viewport = { width: 390, height: 720 };
  const page = await browser.newPage({ viewport, colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto(origin);
  await savePicture(page, "home-phone");
}

/** The colours of a terminal, by their codes. */
const terminal = `body{margin:0;background:#10151d;color:#e6edf3}
pre{margin:24px;font:15px/1.5 monospace;white-space:pre-wrap}
.c1{font-weight:700}.c2{opacity:.7}.c31{color:#ff8e8e}.c32{color:#7ee2a8}.c33{color:#f4c76a}.c34{color:#8ab8ff}.c36{color:#7fd8e0}`;

async function takeTerminal(text: string) {
  const page = await browser.newPage({ viewport: { width: 960, height: 100 } });
  await page.setContent("<pre></pre>");
  await page.addStyleTag({ content: terminal });
  await page.locator("pre").evaluate((pre, words) => {
    for (const part of words.split("\u001B[")) {
      const [, code, shown] = /^(?:(\d+)m)?(.*)$/s.exec(part) ?? [];
      const span = document.createElement("span");
      span.className = `c${code}`;
      span.textContent = shown ?? "";
      pre.append(span);
    }
  }, text.trim());
  await savePicture(page, "pictures/check");
}

/** Writes what a page shows, small, since the package has it: with 16 colours it has a fifth of the bytes. */
async function savePicture(page: Page, name: string) {
  const taken = sharp(await page.screenshot({ fullPage: name === "pictures/check" }));
  const palette = { palette: true, colours: 16, dither: 0, effort: 10 };
  const reduced = sharp(await taken.png(palette).toBuffer());
  await reduced.webp({ lossless: true, quality: 100, effort: 6 }).toFile(`docs/${name}.webp`);
  await page.close();
}

const folder = await mkdtemp(join(tmpdir(), "pictures-"));
const [directory, site] = [join(folder, "content"), join(folder, "site")];
const browser = await chromium.launch(launchOptions);
try {
  await takeEditor();
  await cp("content", directory, { recursive: true });
  await build(site, { CONTENT_DIR: directory, BASE_PATH: "/" });
  const host = await serveExport(site, "/");
  await takePhone(host.origin);
  await host.close();

  const home = join(directory, "pages", "home.yaml");
  const text = await readFile(home, "utf8");
  await writeFile(home, text.replace("  secondary:", "  secondry:"));
  const result = checkContent({ directory, only: ["schema"] });
  const report = pretty(result, { colour: true }).replaceAll(directory, "content");
  await takeTerminal(report);
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
