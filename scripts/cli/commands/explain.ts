import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { canBeSuppressed, type Rule, rules } from "../../../src/engine/check/index.ts";
import { tell } from "../../../src/engine/messages/index.ts";
import { type Paint, painter, wrapText } from "../../../src/engine/terminal.ts";
import { packageRoot } from "../../package.ts";
import { exitCodes } from "../exit-codes.ts";
import { suggestOption } from "../options.ts";
import { reportLayout } from "../outcome.ts";

/** Explains a rule, or lists all rules. */
export function explain(id: string | undefined, _flags: object, command: Command): number {
  const { colour, columns, isTerminal } = reportLayout();
  const paint = painter(colour);
  const room = isTerminal ? columns : undefined;
  const rule = rules.find((one) => one.id === id);
  if (rule) process.stdout.write(explainRule(rule, paint, room));
  else if (id === undefined) process.stdout.write(listRules(rules, paint, room));
  else {
    const ids = rules.map((one) => one.id);
    command.error(tell("usage.no-rule", { rule: id, advice: suggestOption(id, ids) }));
  }
  return exitCodes.clean;
}

/** All rules, one line each: id, severity and what it finds. */
function listRules(rules: readonly Rule[], paint: Paint, room?: number): string {
  const width = Math.max(...rules.map(({ id }) => id.length));
  const summaries = ruleSummaries();
  const lines = rules.map((rule) => {
    const begin = `${paint("bold", rule.id.padEnd(width))}  ${severityOf(rule).padEnd(15)}  `;
    return `${wrapText(summaries.get(rule.id) ?? "", room, begin, " ".repeat(width + 19))}\n`;
  });
  return `${lines.join("")}\n${tell("commands.explains-one")}\n`;
}

/** The section of a rule in `docs/rules.md`, and how to suppress what it finds. */
export function explainRule(rule: Rule, paint: Paint, room?: number): string {
  const { id } = rule;
  const lines = (ruleSections().get(id) ?? "").split("\n");
  const parts = [
    paint("bold", id),
    // Examples of content stay as they are.
    lines.map((line) => (/^[A-Z]/.test(line) ? wrapText(line, room) : line)).join("\n"),
    ...(canBeSuppressed(rule) ? [tell("commands.suppress", { rule: id })] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Severity while writing and, where it differs, before publishing. */
export function severityOf({ severity }: Rule): string {
  return severity === "unfinished" ? "warning / error" : severity;
}

/** The sections of `docs/rules.md` without their headings, by the ids of their rules. */
export function ruleSections(): Map<string, string> {
  const page = readFileSync(join(packageRoot, "docs/rules.md"), "utf8");
  const [, ...sections] = page.split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [id = "", ...lines] = section.split("\n");
      return [id, lines.join("\n").trim()];
    }),
  );
}

/** What each rule finds, on one line: the second paragraph of its section, behind the severity. */
export function ruleSummaries(): Map<string, string> {
  const summaryOf = (section: string) => section.split("\n\n")[1]?.replaceAll("\n", " ") ?? "";
  return new Map([...ruleSections()].map(([id, section]) => [id, summaryOf(section)]));
}
