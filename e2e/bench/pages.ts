import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright";
import { chromiumArguments, ensureChromium } from "../../scripts/suites/chromium.ts";
import { compressFolder } from "../../scripts/testing/build/compress-folder.ts";
import { lazy } from "../../src/words/memoize.ts";
import { serveExport } from "../support/host.ts";
import { buildInTurn } from "../support/product/build.ts";
import { visits } from "../support/visits.ts";
import type { Figure } from "./figure.ts";
import { bootWeight, brotliSizes, pageWeights, scriptWeights } from "./weights.ts";

/** The site of the content in force, built once and served until the bench ends. */
const builtSite = lazy(async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "site-")), "site");
  await buildInTurn(folder, {});
  compressFolder(folder);
  return { folder, ...(await serveExport(folder)) };
});

/** Bytes of every page, and of what it loads at the first need. */
export async function sizes(): Promise<Figure[]> {
  const { folder } = await builtSite();
  const sizeOf = brotliSizes((address) => readFileSync(join(folder, address)));
  const weights = visits.flatMap(({ route: { key, file } }) => {
    const html = readFileSync(join(folder, file), "utf8");
    return [...pageWeights(html), ...scriptWeights(html, sizeOf)].map((one) => ({ key, ...one }));
  });
  return [...weights, { key: "all pages", ...(await bootWeight()) }].map(
    ({ key, what, size, bar }) => ({ what: `${key}: ${what}`, unit: "B", values: [size], bar }),
  );
}

/** How often each page is opened: one paint varies by a tenth. */
const runs = 15;

/** First and largest paint of all pages, compared with plain HTML. Both are measured in turn. */
export async function paint(): Promise<Figure[]> {
  const { folder, origin } = await builtSite();
  const floor = await mkdtemp(join(tmpdir(), "floor-"));
  for (const { file } of visits.map(({ route }) => route))
    writeFileSync(join(floor, file), floorPage(readFileSync(join(folder, file), "utf8")));
  const plain = await serveExport(floor);
  const executablePath = ensureChromium();
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  // To the browser, another name of this machine is another site.
  const elsewhere = plain.origin.replace("127.0.0.1", "localhost");
  const paints = (address: string) => paintsOf(browser, elsewhere, address);
  // The first page of a browser takes longer than later ones.
  await paints(origin);
  const pairs: { site: Paints; floor: Paints }[] = [];
  for (let run = 0; run < runs; run++)
    for (const { path } of visits)
      pairs.push({ site: await paints(origin + path), floor: await paints(plain.origin + path) });
  const ratios = (kind: keyof Paints) => pairs.map(({ site, floor }) => site[kind] / floor[kind]);
  const against = "contentful paint against plain HTML";
  return [
    {
      what: "all pages: first contentful paint",
      unit: "ms",
      values: pairs.map(({ site }) => site.fcp),
    },
    { what: `all pages: first ${against}`, unit: "×", values: ratios("fcp"), bar: 1.05 },
    { what: `all pages: largest ${against}`, unit: "×", values: ratios("lcp"), bar: 1.05 },
  ];
}

/** A page with its text and styles alone, without scripts, policy and icon. */
function floorPage(html: string): string {
  return html
    .replace(/<script[^>]*>.*?<\/script>/gs, "")
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<link rel="manifest"[^>]*>/, "")
    .replace(/(<link rel="icon" href=")[^"]*"/, '$1data:,"')
    .replace(/ data-[\w-]+="[^"]*"/g, "");
}

type Paints = Record<"fcp" | "lcp", number>;

/**
 * Milliseconds until the paints of a page on a mid-range phone with slow 4G and an empty cache. The visitor comes
 * from another site: in an empty tab, `Cross-Origin-Opener-Policy` would add the start of a process.
 */
async function paintsOf(browser: Browser, elsewhere: string, address: string): Promise<Paints> {
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
  const context = await browser.newContext({ ...phone, isMobile: true, hasTouch: true });
  // tsx keeps the names of functions with a helper, also of those that run in the page.
  await context.addInitScript("window.__name = (made) => made");
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(elsewhere);
  await page.goto(address);
  const paints = await page.evaluate(async () => {
    const first = () => performance.getEntriesByName("first-contentful-paint")[0];
    while (!first()) await new Promise((resolve) => setTimeout(resolve, 50));
    // A larger paint comes within half a second.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const lcp = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) =>
        resolve(Math.max(...list.getEntries().map(({ startTime }) => startTime))),
      ).observe({ type: "largest-contentful-paint", buffered: true });
    });
    return { fcp: first()?.startTime ?? 0, lcp };
  });
  await context.close();
  return paints;
}
