import { type BrowserContextOptions, chromium, type Page } from "playwright";
import { compressFolder } from "../../scripts/host/compress-folder.ts";
import { chromiumArguments, ensureChromium } from "../../scripts/test/chromium.ts";
import { lazy } from "../../src/content/memoize.ts";
import { serveVariant } from "../support/variant.ts";

/** A line of the bench. */
export interface Figure {
  /** What was measured, in words that stand alone. */
  what: string;
  /** What it counts in; `×` is a ratio. */
  unit: string;
  /** What each run gave; one value where it is exact. */
  values: readonly number[];
  /** The most that the median may be; a figure without a bar is for comparison. */
  bar?: number | undefined;
}

/** A telephone, as wide as Lighthouse takes it. */
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Slow 4G: bytes a second, and milliseconds until an answer begins. */
export const slow4G = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Runs of a timed measurement: the fewest of which a median says something. */
const runs = 5;

const browser = lazy(() =>
  chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] }),
);

/** Builds the site from a changed copy of the content in force, and serves it until the bench ends. */
export async function serve(change: (content: string) => Promise<void> = async () => undefined) {
  const site = await serveVariant(change);
  compressFolder(site.folder);
  return site;
}

/** The site of the content in force, built once. */
export const builtSite = lazy(() => serve());

/** Makes a measurement once for each run, one after the other, and gives all results. */
export async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await measure());
  return results;
}

/** Gives some work a telephone's page with an empty cache, and closes it afterwards. */
export async function withPage<Result>(
  { slowNetwork = true, slowProcessor = true },
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await (await browser()).newContext(phone);
  try {
    // tsx has functions keep their names, those that run in the page too.
    await context.addInitScript("window.__name = (made) => made");
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slowNetwork) {
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
    }
    // A middling telephone is so many times slower than a desk computer.
    if (slowProcessor) await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** What a figure takes of each run of a measurement. */
type Row<Run> = readonly [what: string, unit: string, of: (run: Run) => number, bar?: number];

/** Figures from the same runs of a measurement, by rows. */
export function figuresOf<Run>(runs: readonly Run[], ...rows: readonly Row<Run>[]): Figure[] {
  return rows.map(([what, unit, of, bar]) => ({ what, unit, values: runs.map(of), bar }));
}

/** The figures as a table of plain text, a line each, and how many meet their bars. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [["what", "measured", "bar", "met"], ...figures.map(rowOf)];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => `${row[column]}`.length)),
  );
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  "));
  const judged = figures.filter(({ bar }) => bar !== undefined);
  return `${lines.join("\n")}\n\n${judged.filter(isMet).length} of ${judged.length} bars are met.`;
}

function rowOf(figure: Figure): string[] {
  const { what, unit, values, bar } = figure;
  const places = { s: 2, "×": 2 }[unit] ?? 0;
  const number = (value: number) =>
    value.toLocaleString("en-US", { minimumFractionDigits: places, maximumFractionDigits: places });
  const range = `${number(Math.min(...values))}–${number(Math.max(...values))}`;
  const measured = `${number(medianOf(values))} ${unit}${values.length > 1 ? ` (${range})` : ""}`;
  if (bar === undefined) return [what, measured, "–", "–"];
  return [what, measured, `≤ ${number(bar)} ${unit}`, isMet(figure) ? "yes" : "NO"];
}

function isMet({ values, bar }: Figure): boolean {
  return bar !== undefined && medianOf(values) <= bar;
}

/** The middle value, or the upper one of two. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
