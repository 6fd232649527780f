import type { Day } from "../../../src/content/day.ts";
import { quarterEnd } from "../../../src/content/quarter.ts";
import { type CheckResult, checkContent } from "../../check/check.ts";
import { byOrder } from "../../check/read/load.ts";
import { Refusal } from "../../check/refusal.ts";
import type { Layout } from "../../check/reporters/results.ts";
import { counted } from "../../check/text/counted.ts";
import { displayWidth, graphemesOf } from "../../check/text/display-width.ts";
import { type Look, painter } from "../../check/text/paint.ts";
import { printable } from "../../check/text/printable.ts";
import { directoryOf, type Flags, todayOf } from "../options.ts";
import { exitCodes, layout } from "../outcome.ts";

type Product = CheckResult["located"]["products"][number];

/** What is shown of a product, and the look of its line. */
interface Line {
  /** Name, progress as a bar and as a number, ETA, and how it stands to its promise. */
  cells: readonly string[];
  isLate?: true;
  look?: Look;
}

/** Steps of a progress bar. */
const barLength = 20;

/** Columns that a name keeps on the narrowest terminal. */
const shortestName = 8;

const heads = ["Product", "Progress", "", "ETA", "State"];

/** Shows the roadmap and what is to be done; of a folder without content it says what is missing. */
export function status(flags: Flags): number {
  const today = todayOf(flags);
  const result = checkContent({ directory: directoryOf(flags), today });
  const [fault] = result.diagnostics;
  if (result.sources.length === 0 && fault)
    throw new Refusal(`${fault.file}: ${fault.message} ${fault.hint}`);
  process.stdout.write(statusText(result, today, layout()));
  return result.content ? exitCodes.clean : exitCodes.findings;
}

/** The roadmap as a table, as far as it can be read, and below it what is to be done. */
function statusText(
  { located, diagnostics }: Pick<CheckResult, "located" | "diagnostics">,
  today: Day,
  { colour, columns = Number.POSITIVE_INFINITY }: Layout,
): string {
  const paint = painter(colour);
  const cardOf = ({ root, slug }: Product) => ({ order: root.order?.value, slug });
  const products = located.products
    .toSorted((a, b) => byOrder(cardOf(a), cardOf(b)))
    .map((product) => lineOf(product, today));
  const [head = "", ...rows] = tableOf(products, columns);
  const painted = rows.map((row, index) => {
    const look = products[index]?.look;
    return look === undefined ? row : paint(look, row);
  });
  const late = products.filter(({ isLate }) => isLate).length;
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const samples = diagnostics.filter(({ rule }) => /^(placeholder|sample-fact)$/.test(rule));
  const lines = [
    paint("bold", `Roadmap on ${today}`),
    "",
    ...(products.length > 0
      ? [paint("dim", head), ...painted, ""]
      : ["No product yet. Add the first: `npm run content -- new product <name>`."]),
    late > 0 && `${counted(late, "product")} late. Name a later quarter, or say what has shipped.`,
    errors > 0 && `${counted(errors, "error")} in the content: run \`npm run content:check\`.`,
    samples.length === 0
      ? "No sample data."
      : `${counted(samples.length, "place")} with sample data:`,
    ...samples.map(({ file, start, message }) => printable(`  ${file}:${start.line}  ${message}`)),
    ...ownWaysOf(located),
  ];
  return `${lines.filter((line) => line !== false).join("\n")}\n`;
}

/** What the firm has the check leave alone, as its site's file says. */
function ownWaysOf({ site }: CheckResult["located"]): string[] {
  const { vocabulary = [], rules = {} } = site?.root ?? {};
  const weighed: Record<string, { value: string } | undefined> = rules;
  const words = vocabulary.map(({ value }) => value);
  const weights = Object.entries(weighed).map(([rule, weight]) => `${rule}: ${weight?.value}`);
  return [
    words.length > 0 && `${counted(words.length, "word")} of your own: ${words.join(", ")}`,
    weights.length > 0 &&
      `${counted(weights.length, "rule")} weighed by you: ${weights.join(", ")}`,
  ]
    .filter((line) => line !== false)
    .map(printable);
}

function lineOf({ slug, root }: Product, today: Day): Line {
  const { status, progress, eta } = root;
  const name = printable(root.name?.value ?? slug);
  if (status?.value === "available")
    return { cells: [name, "", "", "", "available"], look: "green" };
  const shown =
    progress === undefined ? ["?", ""] : [bar(progress.value), `${progress.value}%`.padStart(4)];
  const cells = [name, ...shown, printable(eta?.value ?? "?")];
  if (progress !== undefined && progress.value >= 100)
    return { cells: [...cells, "done"], look: "green" };
  const due = eta && quarterEnd(eta.value);
  if (due === undefined) return { cells: [...cells, "no quarter"] };
  if (due >= today) return { cells: [...cells, `due by ${due}`] };
  return { cells: [...cells, `late since ${due}`], look: "yellow", isLate: true };
}

/** The table's lines, with names cut where it would be wider than the terminal. */
function tableOf(products: readonly Line[], columns: number): string[] {
  const rows = [heads, ...products.map(({ cells }) => cells)];
  const full = aligned(rows);
  const excess = Math.max(...full.map(displayWidth)) - columns;
  if (excess <= 0) return full;
  const longest = Math.max(...rows.map(([name = ""]) => displayWidth(name)));
  const room = Math.max(shortestName, longest - excess);
  return aligned(rows.map(([name = "", ...others]) => [clipped(name, room), ...others]));
}

function bar(progress: number): string {
  const done = Math.round((Math.min(100, Math.max(0, progress)) / 100) * barLength);
  return `[${"#".repeat(done)}${".".repeat(barLength - done)}]`;
}

/** Rows of cells as lines whose columns are aligned, by what terminals show and not by letters. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = heads.map((_, column) =>
    Math.max(...rows.map((row) => displayWidth(row[column] ?? ""))),
  );
  const padded = (cell: string, column: number) =>
    cell + " ".repeat((widths[column] ?? 0) - displayWidth(cell));
  return rows.map((row) => row.map(padded).join("  ").trimEnd());
}

/** A text cut to so many columns, with an ellipsis where something is lost. */
function clipped(text: string, columns: number): string {
  if (displayWidth(text) <= columns) return text;
  let shown = "";
  let width = 0;
  for (const grapheme of graphemesOf(text)) {
    width += grapheme.width;
    if (width > columns - 1) break;
    shown += grapheme.text;
  }
  return `${shown}…`;
}
