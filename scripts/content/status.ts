import type { Day } from "../../src/check/dates/day.ts";
import { quarterEnd } from "../../src/check/dates/quarter.ts";
import type { Diagnostic } from "../../src/check/read/diagnostic.ts";
import type { LoadResult } from "../../src/check/read/load.ts";
import type { Layout } from "../../src/check/reporters/formats.ts";
import { counted } from "../../src/check/text/counted.ts";
import { displayWidth, graphemesOf } from "../../src/check/text/display-width.ts";
import { type Look, type Paint, painter } from "../../src/check/text/paint.ts";
import { printable } from "../../src/check/text/printable.ts";

/** How a product stands to its promise. */
export type Standing = "shipped" | "late" | "due" | "undated";

/** A product of the roadmap, as far as its file can be read. */
export interface RoadmapEntry {
  name: string;
  /** Percent done. */
  progress?: number | undefined;
  eta?: string | undefined;
  /** Last day of its quarter. */
  due?: Day | undefined;
  standing: Standing;
}

/** The products in the order of their cards, held against a day. */
export function roadmap({ located }: Pick<LoadResult, "located">, today: Day): RoadmapEntry[] {
  const orderOf = ({ root }: Product) => root.order?.value ?? Number.POSITIVE_INFINITY;
  return located.products
    .toSorted((a, b) => orderOf(a) - orderOf(b) || (a.slug < b.slug ? -1 : 1))
    .map(({ slug, root }) => {
      const progress = root.progress?.value;
      const eta = root.eta?.value;
      const due = eta === undefined ? undefined : quarterEnd(eta);
      const standing = standingOf(progress, due, today);
      return { name: root.name?.value ?? slug, progress, eta, due, standing };
    });
}

type Product = LoadResult["located"]["products"][number];

function standingOf(progress: number | undefined, due: Day | undefined, today: Day): Standing {
  if (progress !== undefined && progress >= 100) return "shipped";
  if (due === undefined) return "undated";
  return due < today ? "late" : "due";
}

/** What the status says. */
export interface Status {
  today: Day;
  entries: readonly RoadmapEntry[];
  /** Findings that name sample data. */
  samples: readonly Diagnostic[];
  /** How many errors the check finds. */
  errors: number;
}

/** Steps of a progress bar. */
const barLength = 20;

/** Columns that a name keeps on the narrowest terminal. */
const shortestName = 8;

const looks: Partial<Record<Standing, Look>> = { shipped: "green", late: "yellow" };

/** The roadmap as a table, and below it what is to be done. */
export function statusText(
  { today, entries, samples, errors }: Status,
  { colour, columns = Number.POSITIVE_INFINITY }: Layout = { colour: false },
): string {
  const paint = painter(colour);
  const late = entries.filter(({ standing }) => standing === "late").length;
  const lines = [paint("bold", `Roadmap on ${today}`), "", ...table(entries, paint, columns), ""];
  if (late > 0)
    lines.push(`${counted(late, "product")} late. Name a later quarter, or say what has shipped.`);
  if (errors > 0)
    lines.push(`${counted(errors, "error")} in the content: run \`npm run content:check\`.`);
  if (samples.length === 0) lines.push("No sample data.");
  else lines.push(`${counted(samples.length, "place")} with sample data:`);
  for (const { file, start, message } of samples)
    lines.push(printable(`  ${file}:${start.line}  ${message}`));
  return `${lines.join("\n")}\n`;
}

function table(entries: readonly RoadmapEntry[], paint: Paint, columns: number): string[] {
  const names = entries.map(({ name }) => printable(name));
  const linesWith = (nameColumns: number) =>
    tableLines([
      ["Product", "Progress", "", "ETA", "State"],
      ...entries.map(({ progress, eta, due, standing }, index) => [
        clipped(names[index] as string, nameColumns),
        progress === undefined ? "?" : bar(progress),
        progress === undefined ? "" : `${progress}%`.padStart(4),
        printable(eta ?? "?"),
        words(standing, due),
      ]),
    ]);
  const full = linesWith(Number.POSITIVE_INFINITY);
  const excess = Math.max(...full.map(displayWidth)) - columns;
  const longest = Math.max(...names.map(displayWidth));
  const lines = excess > 0 ? linesWith(Math.max(shortestName, longest - excess)) : full;
  return lines.map((line, index) => {
    const look = index === 0 ? "dim" : looks[entries[index - 1]?.standing ?? "due"];
    return look === undefined ? line : paint(look, line);
  });
}

function bar(progress: number): string {
  const done = Math.round((Math.min(100, Math.max(0, progress)) / 100) * barLength);
  return `[${"#".repeat(done)}${".".repeat(barLength - done)}]`;
}

function words(standing: Standing, due: Day | undefined): string {
  if (standing === "late") return `late since ${due}`;
  if (standing === "due") return `due by ${due}`;
  return standing === "shipped" ? "done" : "no quarter";
}

/** Columns between two cells. */
const gap = "  ";

/** Rows of cells as lines whose columns are aligned, by what terminals show and not by letters. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, displayWidth(cell));
  return rows.map((row) =>
    row
      .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - displayWidth(cell)))
      .join(gap)
      .trimEnd(),
  );
}

/** A text cut to so many columns, with an ellipsis where something is lost. */
export function clipped(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let shown = "";
  let width = 0;
  for (const grapheme of graphemesOf(text)) {
    if (width + grapheme.width > columns - 1) break;
    shown += grapheme.text;
    width += grapheme.width;
  }
  return `${shown}…`;
}
