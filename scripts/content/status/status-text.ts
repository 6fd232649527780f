import type { Day } from "../../../src/check/dates/day.ts";
import type { Diagnostic } from "../../../src/check/read/diagnostic.ts";
import type { Layout } from "../../../src/check/reporters/formats.ts";
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
