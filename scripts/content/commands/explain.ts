import type { Command } from "commander";
import { canBeSilenced, fileOfExample, type Rule } from "../../check/linting/define-rule.ts";
import { rules } from "../../check/rules/index.ts";
import { type Paint, painter } from "../../check/text/paint.ts";
import { adviceFor } from "../options.ts";
import { exitCodes, layout } from "../outcome.ts";

/** Explains a rule, or lists all rules. */
export function explain(id: string | undefined, _flags: object, command: Command): number {
  const paint = painter(layout().colour);
  const rule = rules.find((one) => one.id === id);
  if (rule) process.stdout.write(explainRule(rule, paint));
  else if (id === undefined) process.stdout.write(listRules(rules, paint));
  else {
    const ids = rules.map((one) => one.id);
    command.error(`error: there is no rule '${id}'. ${adviceFor(id, ids)}`);
  }
  return exitCodes.clean;
}

/** All rules, one line each: id, severity and what it finds. */
function listRules(rules: readonly Rule[], paint: Paint): string {
  const width = Math.max(...rules.map(({ id }) => id.length));
  const lines = rules.map(
    (rule) =>
      `${paint("bold", rule.id.padEnd(width))}  ${severityOf(rule).padEnd(15)}  ${rule.summary}\n`,
  );
  return `${lines.join("")}\n\`npx faircopy explain <rule>\` explains one.\n`;
}

/** One rule with its reason and examples. */
export function explainRule(rule: Rule, paint: Paint): string {
  const { id, summary, why, mend, where, bad, good } = rule;
  const parts = [
    `${paint("bold", id)}  ${severityOf(rule)}`,
    summary,
    `Why: ${why}`,
    `Fix: ${mend}`,
    `${paint("red", "Wrong")} (${fileOfExample(where)}):\n${indented(unmarked(bad))}`,
    `${paint("green", "Right")}:\n${indented(unmarked(good))}`,
    ...(rule.isEnglish ? ["It runs where the site's language is English."] : []),
    ...(canBeSilenced(rule) ? [`To suppress a finding: # content-ignore ${id} -- the reason`] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Severity while writing and, where it differs, before publishing. */
export function severityOf({ severity: { check, publish } }: Rule): string {
  return check === publish ? check : `${check} / ${publish}`;
}

/** An example without the marks of the place. */
export function unmarked(example: string): string {
  return example.replaceAll(/[«»]/g, "");
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, "    ");
}
