import { groupedBy } from "../../../words/grouped-by.ts";
import { commas, type Listed, type Slots, say } from "../../../words/say.ts";
import { cutLongTexts, type Diagnostic, type Fix, type Severity } from "../../diagnostic.ts";
import { inWords, terminalLanguage } from "../../messages/index.ts";
import type { LoadResult } from "../../site/index.ts";
import {
  displayWidth,
  type Look,
  type Paint,
  painter,
  printable,
  printableSentence,
  wrapText,
} from "../../terminal.ts";
import { rules } from "../rules/index.ts";
import { codeFrame, excerpt } from "./code-frame.ts";

/** What a check found, and in which files. */
export type Results = Pick<LoadResult, "diagnostics" | "sources"> & Partial<LoadResult>;

/** How a report for people looks. */
export interface ReportLayout {
  colour?: boolean;
  columns?: number;
  /** Whether somebody reads it at a terminal, where the last lines are what is seen. */
  isTerminal?: boolean;
  /** The language of the reader; by default of the person at the terminal. */
  language?: string;
}

/** What makes the lines of a report. */
interface Printer {
  paint: Paint;
  /** Columns of a terminal; undefined for what programs read. */
  room: number | undefined;
  /** A text with messages in the words of the reader. */
  words(text: string): string;
  /** A message in the words of the reader. */
  write(id: string, slots?: Slots): string;
}

function printerFor({ colour, columns = 100, isTerminal, language }: ReportLayout): Printer {
  const words = (text: string) => inWords(text, language ?? terminalLanguage());
  const write = (id: string, slots?: Slots) => words(say(id, slots));
  return { paint: painter(colour), room: isTerminal ? columns : undefined, words, write };
}

/** Severities, the most severe first. */
export const severities = ["error", "warning", "info"] as const satisfies readonly Severity[];

/** How many findings there are of each severity. */
export function countSeverities({ diagnostics }: Results): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity] += 1;
  return counts;
}

/** The report of a run without findings, so that nobody takes it for a run that did not happen. */
export const nothingFound = ({ sources }: Results, { write } = printerFor({})): string =>
  write("report.clean", { count: sources.length });

const looks: Record<Severity, Look> = { error: "red", warning: "yellow", info: "blue" };

/** The most findings of a kind, and files, that are shown: more than an ordinary file has. */
const mostShown = 100;

/** How many further places of a finding are named. */
const mostPlaces = 5;

/** Findings by their severity, errors first; those of one in the order of the content. */
export function byGravity(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity),
  );
}

/**
 * The findings for people, errors first: place, words and code frame of each, then {@link prettySummary}.
 * Findings with the same words are one, with all their places.
 *
 * @param shown those that are shown; the summary counts all.
 */
export function pretty(
  results: Results,
  layout: ReportLayout = {},
  shown: readonly Diagnostic[] = results.diagnostics,
): string {
  const { columns = 100, isTerminal = false } = layout;
  const printer = printerFor(layout);
  const { paint, room, write } = printer;
  const groups = groupedBy(byGravity(shown), ({ rule, message, hint, fix }) =>
    [rule, message, hint, fix?.text].join("\n"),
  );
  const firsts = [...groups.values()].map(([first, ...others]) => [first, others] as const);
  const again = new Map(firsts as [Diagnostic, Diagnostic[]][]);
  const texts = new Map(results.sources.map(({ file, text }) => [file, text]));

  const left = new Map<Diagnostic, number>();
  for (const ofKind of groupedBy([...again.keys()], messagePattern).values())
    for (const [index, one] of ofKind.slice(mostShown).entries())
      left.set(one, index === 0 ? ofKind.length - mostShown : 0);
  const blocks = [...again].flatMap(([diagnostic, others]) => {
    const more = left.get(diagnostic);
    if (more === 0) return [];
    if (more) return paint("dim", write("report.more-like-it", { count: more }));
    const text = texts.get(diagnostic.file);
    const elsewhere =
      others.length > 0 ? `\n${wrapText(otherPlaces(others, printer), room, "  ")}` : "";
    if (text === undefined) return formatFinding(diagnostic, printer) + elsewhere;
    const fix = diagnostic.fix
      ? `\n  ${write("report.fix", { line: fixedLine(text, diagnostic.fix, columns) }).trimEnd()}`
      : "";
    const frame = codeFrame(text, diagnostic, paint, columns);
    return `${formatFinding(diagnostic, printer)}${fix}${elsewhere}\n\n${frame}`;
  });
  const [first] = again.keys();
  const begin = isTerminal && first && blocks.length > 1 ? [beginning(first, printer)] : [];
  return [...blocks, prettySummary(results, layout), ...begin].join("\n\n");
}

/** What to do first, in the last lines of a report. */
function beginning(first: Diagnostic, printer: Printer): string {
  return `${formatFinding(first, printer, `${printer.write("report.begin")} `)}\n`;
}

/** Further places of a finding, of which a few are named. */
function otherPlaces(others: readonly Diagnostic[], { write }: Printer): string {
  const named = others.slice(0, mostPlaces).map(({ file, start }) => `${file}:${start.line}`);
  const more = others.length - named.length;
  const places = commas(named);
  return printable(
    more > 0 ? write("report.also-in-more", { places, more }) : write("report.also-in", { places }),
  );
}

/** The findings in numbers, and what is unfinished in each file. */
export function prettySummary(results: Results, layout: ReportLayout): string {
  const printer = printerFor(layout);
  const found = wrapText(summary(results, printer), printer.room);
  return `${found}\n${unfinishedSummary(results, printer)}${languages(results, printer)}`;
}

function languages(results: Results, printer: Printer): string {
  const { paint, room, write } = printer;
  const lines = languageLines(results, printer).map(
    (line) => `${wrapText(printable(line), room, "  ")}\n`,
  );
  return lines.length > 0 ? `\n${paint("bold", write("report.languages"))}\n${lines.join("")}` : "";
}

/** A finding without its lines of code. At a terminal its words have the width of the window, in columns. */
function formatFinding(
  { file, start, severity, rule, message, hint }: Diagnostic,
  { paint, room, words, write }: Printer,
  begin = "",
): string {
  const place = printable(`${file}:${start.line}:${start.column}`);
  const gravity = write(`report.severity.${severity}`);
  // A place stays whole, because terminals open it at a click.
  const isWide = room && displayWidth(`${begin}${place}  ${gravity}  ${rule}`) > room;
  const kind = `${paint(looks[severity], gravity)}  ${paint("dim", rule)}`;
  const head = `${paint("bold", begin + place)}${isWide ? "\n" : ""}  ${kind}`;
  return [
    head,
    ...[message, hint].map((text) => wrapText(printableSentence(words(text)), room, "  ")),
  ].join("\n");
}

/** The line that `fix` makes of the one with a finding, cut around the change. */
function fixedLine(text: string, { start, end, text: instead }: Fix, columns: number): string {
  const before = text.slice(text.slice(0, start).lastIndexOf("\n") + 1, start).trimStart();
  const [behind = ""] = /^[^\r\n]*/.exec(text.slice(end)) ?? [];
  const written = cutLongTexts(instead);
  const line = `${before}${written}${behind}`;
  const room = Math.max(20, columns - 7);
  return excerpt(line, before.length, before.length + written.length, room);
}

/** What publishing refuses although a build does not, as the number of findings by rule in each file. */
export function unfinishedSummary(
  { diagnostics, sources }: Results,
  { paint, room, write } = printerFor({}),
): string {
  const ids = rules.filter(({ severity }) => severity === "unfinished").map(({ id }) => id);
  const open = diagnostics.filter(({ rule }) => ids.includes(rule));
  if (open.length === 0) return "";
  const files = groupedBy(open, ({ file }) => file);
  // In the order in which they were read: the site, then its pages as they follow each other.
  const order = sources.map(({ file }) => file);
  const lines = [...files]
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .slice(0, mostShown)
    .map(([file, found]) =>
      write("report.counts-of-file", { file: printable(file), counts: countByRule(found) }),
    );
  const more = files.size - mostShown;
  if (more > 0) lines.push(write("report.more-files", { count: more }));
  const head = paint("bold", write("report.to-finish"));
  return `\n${[head, ...lines.map((line) => wrapText(line, room, "  "))].join("\n")}\n`;
}

/** What findings of one kind have in common: the id of their message, or its words without what they quote. */
function messagePattern({ rule, id, message }: Diagnostic): string {
  return `${rule} ${id ?? message.replaceAll(/`[^`]*`|"[^"]*"|\d+/g, "")}`;
}

function countByRule(diagnostics: readonly Diagnostic[]): Listed {
  const sorted = [...groupedBy(diagnostics, ({ rule }) => rule)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return commas(sorted.map(([rule, { length }]) => `${rule} ${length}`));
}

function summary(results: Results, printer: Printer): string {
  const { paint, write } = printer;
  const { diagnostics } = results;
  if (diagnostics.length === 0) return paint("green", nothingFound(results, printer));

  const counts = countSeverities(results);
  const found = severities.filter((severity) => counts[severity] > 0);
  const bySeverity = found.map((severity) =>
    paint(looks[severity], write(`report.counts.${severity}`, { count: counts[severity] })),
  );
  return write("report.summary", {
    checked: results.sources.length,
    findings: commas(bySeverity),
    files: new Set(diagnostics.map(({ file }) => file)).size,
    rules: new Set(diagnostics.map(({ rule }) => rule)).size,
    counts: countByRule(diagnostics),
  });
}

/** How many files of a language are listed by name. */
const mostNamed = 5;

/** A line for each further language: how many of its files are whole, and which are not there. */
export function languageLines(results: Results, { write } = printerFor({})): string[] {
  const { translations = [], located, sources, diagnostics } = results;
  const { site, pages = [], products = [] } = located ?? {};
  const translatable = [site, ...pages, ...products].flatMap((file) => file?.name ?? []);
  const isUnfinished = ({ rule, severity }: Diagnostic) =>
    severity === "error" || rule === "translation-missing" || rule === "translation-stale";
  const open = new Set(diagnostics.filter(isUnfinished).map(({ file }) => file));
  return translations.flatMap(({ tag, file: folder, files }) => {
    const own = sources
      .map(({ file }) => file)
      .filter((file) => file.startsWith(`${folder}/`) && file.endsWith(".yaml"));
    // Paths may have left it out.
    if (own.length === 0) return [];
    const whole = own.filter((file) => !open.has(file)).length;
    const there = new Set([...own, ...files.map(({ name }) => `${folder}/${name}`)]);
    const gone = translatable.filter((name) => !there.has(`${folder}/${name}`));
    const named = [...gone.slice(0, mostNamed), ...(gone.length > mostNamed ? ["…"] : [])];
    const line = write("report.language", { tag, whole, count: own.length });
    if (gone.length === 0) return line;
    return `${line} ${write("report.not-translated", { count: gone.length, files: commas(named) })}`;
  });
}
