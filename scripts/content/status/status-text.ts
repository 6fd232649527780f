import type { Day } from "../../../src/check/dates/day.ts";
import type { Diagnostic } from "../../../src/check/read/diagnostic.ts";
import { counted } from "../../../src/check/text/counted.ts";
import { displayWidth } from "../../../src/check/text/display-width.ts";
import { type Look, type Paint, painter } from "../../../src/check/text/paint.ts";
import { printable } from "../../../src/check/text/printable.ts";
import type { RoadmapEntry, Standing } from "./roadmap.ts";
import { clipped, tableLines } from "./table.ts";

/** What the status says. */
export interface Status {
  today: Day;
  entries: readonly RoadmapEntry[];
  /** Findings that name sample data. */
  samples: readonly Diagnostic[];
  /** How many errors the check finds. */
  errors: number;
}

/** How it is laid out. */
export interface StatusOptions {
  colour?: boolean;
  /** Columns of the terminal; without one, lines are as long as they are. */
  columns?: number;
}

/** Steps of a progress bar. */
const barLength = 20;

/** Columns that a name keeps on the narrowest terminal. */
const shortestName = 8;

const looks: Partial<Record<Standing, Look>> = { shipped: "green", late: "yellow" };

/** The roadmap as a table, and below it what is to be done. */
export function statusText(
  { today, entries, samples, errors }: Status,
  { colour = false, columns = Number.POSITIVE_INFINITY }: StatusOptions = {},
): string {
  const paint = painter(colour);
  const late = entries.filter(({ standing }) => standing === "late").length;
  const notes = [
    ...(late > 0
      ? [`${counted(late, "product")} late. Name a later quarter, or say what has shipped.`]
      : []),
    ...(errors > 0
      ? [`${counted(errors, "error")} in the content: run \`npm run content:check\`.`]
      : []),
  ];
  const sampleLines = samples.map(({ file, start, message }) =>
    printable(`  ${file}:${start.line}  ${message}`),
  );
  const samplesHead =
    samples.length > 0
      ? `${counted(samples.length, "place")} with sample data:`
      : "No sample data.";
  return [
    paint("bold", `Roadmap on ${today}`),
    "",
    ...table(entries, paint, columns),
    "",
    ...notes,
    [samplesHead, ...sampleLines].join("\n"),
    "",
  ].join("\n");
}

function table(entries: readonly RoadmapEntry[], paint: Paint, columns: number): string[] {
  const names = entries.map(({ name }) => printable(name));
  const rows = (nameColumns: number) => [
    ["Product", "Progress", "", "ETA", "State"],
    ...entries.map(({ progress, eta, due, standing }, index) => [
      clipped(names[index] as string, nameColumns),
      progress === undefined ? "?" : bar(progress),
      progress === undefined ? "" : `${progress}%`.padStart(4),
      printable(eta ?? "?"),
      words(standing, due),
    ]),
  ];
  const full = tableLines(rows(Number.POSITIVE_INFINITY));
  const excess = Math.max(...full.map(displayWidth)) - columns;
  const longest = Math.max(...names.map(displayWidth));
  const lines = excess > 0 ? tableLines(rows(Math.max(shortestName, longest - excess))) : full;
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
