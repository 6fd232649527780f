import type { CheckResult } from "../../src/check/check.ts";
import type { Day } from "../../src/check/dates/day.ts";
import type { Layout } from "../../src/check/reporters/formats.ts";
import { counted } from "../../src/check/text/counted.ts";
import { displayWidth, graphemesOf } from "../../src/check/text/display-width.ts";
import { type Look, painter } from "../../src/check/text/paint.ts";
import { printable } from "../../src/check/text/printable.ts";
import { quarterEnd } from "../../src/content/quarter.ts";

type Product = CheckResult["located"]["products"][number];

/** How a product stands to its promise, and the look of its line. */
interface Standing {
  words: string;
  isLate?: boolean;
  look?: Look;
}

/** Steps of a progress bar. */
const barLength = 20;

/** Columns that a name keeps on the narrowest terminal. */
const shortestName = 8;

const heads = ["Product", "Progress", "", "ETA", "State"];

/** The roadmap as a table, as far as it can be read, and below it what is to be done. */
export function statusText(
  { located, diagnostics }: Pick<CheckResult, "located" | "diagnostics">,
  today: Day,
  { colour, columns = Number.POSITIVE_INFINITY }: Layout,
): string {
  const paint = painter(colour);
  const products = located.products.toSorted(byPlace);
  const standings = products.map((product) => standingOf(product, today));
  const looks: (Look | undefined)[] = ["dim", ...standings.map(({ look }) => look)];
  const table = tableOf(products, standings, columns).map((line, index) => {
    const look = looks[index];
    return look === undefined ? line : paint(look, line);
  });
  const lines = [paint("bold", `Roadmap on ${today}`), ""];
  if (products.length > 0) lines.push(...table, "");
  else lines.push("No product yet. Add the first: `npm run content -- new product <name>`.");
  const late = standings.filter(({ isLate }) => isLate).length;
  if (late > 0)
    lines.push(`${counted(late, "product")} late. Name a later quarter, or say what has shipped.`);
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  if (errors > 0)
    lines.push(`${counted(errors, "error")} in the content: run \`npm run content:check\`.`);
  const samples = diagnostics.filter(({ rule }) => /^(placeholder|sample-fact)$/.test(rule));
  if (samples.length === 0) lines.push("No sample data.");
  else lines.push(`${counted(samples.length, "place")} with sample data:`);
  for (const { file, start, message } of samples)
    lines.push(printable(`  ${file}:${start.line}  ${message}`));
  lines.push(...ownWaysOf(located));
  return `${lines.join("\n")}\n`;
}

/** What the firm has the check leave alone, as its site's file says. */
function ownWaysOf({ site }: CheckResult["located"]): string[] {
  const { vocabulary = [], rules = {} } = site?.root ?? {};
  const weighed: Record<string, { value: string } | undefined> = rules;
  const words = vocabulary.map(({ value }) => value);
  const weights = Object.entries(weighed).map(([rule, weight]) => `${rule}: ${weight?.value}`);
  return [
    ...(words.length > 0
      ? [`${counted(words.length, "word")} of your own: ${words.join(", ")}`]
      : []),
    ...(weights.length > 0
      ? [`${counted(weights.length, "rule")} weighed by you: ${weights.join(", ")}`]
      : []),
  ].map(printable);
}

/** The order of the cards. */
function byPlace(a: Product, b: Product): number {
  const [one, other] = [a, b].map(({ root }) => root.order?.value ?? Number.POSITIVE_INFINITY);
  // Two without a place differ by NaN.
  return (one as number) - (other as number) || (a.slug < b.slug ? -1 : 1);
}

function isAvailable({ root: { status } }: Product): boolean {
  return status?.value === "available";
}

function standingOf(product: Product, today: Day): Standing {
  const { progress, eta } = product.root;
  if (isAvailable(product)) return { words: "available", look: "green" };
  if (progress !== undefined && progress.value >= 100) return { words: "done", look: "green" };
  const due = eta && quarterEnd(eta.value);
  if (due === undefined) return { words: "no quarter" };
  if (due >= today) return { words: `due by ${due}` };
  return { words: `late since ${due}`, look: "yellow", isLate: true };
}

/** The table's lines, with names cut where it would be wider than the terminal. */
function tableOf(products: Product[], standings: Standing[], columns: number): string[] {
  const names = products.map(({ slug, root }) => printable(root.name?.value ?? slug));
  const linesWith = (nameColumns: number) =>
    aligned([
      heads,
      ...products.map((product, index) => [
        clipped(names[index] as string, nameColumns),
        ...promiseOf(product),
        standings[index]?.words ?? "",
      ]),
    ]);
  const full = linesWith(Number.POSITIVE_INFINITY);
  const excess = Math.max(...full.map(displayWidth)) - columns;
  const longest = Math.max(...names.map(displayWidth));
  return excess > 0 ? linesWith(Math.max(shortestName, longest - excess)) : full;
}

/** Bar, percentage and ETA; nothing of a product that is available. */
function promiseOf(product: Product): string[] {
  if (isAvailable(product)) return ["", "", ""];
  const { progress, eta } = product.root;
  const shown =
    progress === undefined ? ["?", ""] : [bar(progress.value), `${progress.value}%`.padStart(4)];
  return [...shown, printable(eta?.value ?? "?")];
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
