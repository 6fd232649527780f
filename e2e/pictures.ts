import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import sharp from "sharp";
import { checkContent } from "../scripts/check/check.ts";
import { pretty } from "../scripts/check/report/pretty.ts";
import { build } from "../scripts/suites/build-by-command.ts";
import { launchOptions } from "./support/browser.ts";
import { serveExport } from "./support/host.ts";
import { ownerWith, serveForEditing } from "./support/product/editing-server.ts";

// Takes the pictures of the docs, in the fonts of this machine: of the README the page while it is written, and the
// same on a phone; and a report of the check.

async function takeEditor(file: string) {
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
  await page.screenshot({ path: join("docs", file) });
  await page.close();
  await server.close();
}

async function takePhone(origin: string, file: string) {
  const viewport = { width: 390, height: 720 };
  const page = await browser.newPage({ viewport, colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto(origin);
  await page.screenshot({ path: join("docs", file) });
  await page.close();
}

/** The colours of a terminal, by their codes. */
const terminal = `body{margin:0;background:#10151d;color:#e6edf3}
pre{margin:24px;font:15px/1.5 monospace;white-space:pre-wrap}
.c1{font-weight:700}.c2{opacity:.7}.c31{color:#ff8e8e}.c32{color:#7ee2a8}.c33{color:#f4c76a}.c34{color:#8ab8ff}.c36{color:#7fd8e0}`;

async function takeTerminal(text: string, file: string) {
  const page = await browser.newPage({ viewport: { width: 960, height: 400 } });
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
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

const palette = { palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 };
const folder = await mkdtemp(join(tmpdir(), "pictures-"));
const [directory, site] = [join(folder, "content"), join(folder, "site")];
const browser = await chromium.launch(launchOptions);
try {
  await takeEditor("editor.png");
  await cp("content", directory, { recursive: true });
  await build(site, { CONTENT_DIR: directory, BASE_PATH: "/" });
  const host = await serveExport(site, "/");
  await takePhone(host.origin, "home-phone.png");
  await host.close();

  const home = join(directory, "pages", "home.yaml");
  const text = await readFile(home, "utf8");
  await writeFile(home, text.replace("  secondary:", "  secondry:"));
  const result = checkContent({ directory, only: ["schema"] });
  const report = pretty(result, { colour: true }).replaceAll(directory, "content");
  await takeTerminal(report, join("docs", "pictures", "check.png"));
  // The package has them: a palette of 16 colours takes a quarter of their bytes.
  for (const name of ["editor.png", "home-phone.png", join("pictures", "check.png")]) {
    const file = join("docs", name);
    await writeFile(
      file,
      await sharp(await readFile(file))
        .png(palette)
        .toBuffer(),
    );
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
