import type { Command } from "commander";
import { rules } from "../../../src/check/rules/index.ts";
import { painter } from "../../../src/check/text/paint.ts";
import { explainRule, listRules } from "../explain.ts";
import { adviceFor } from "../options.ts";
import { exitCodes, layout } from "../outcome.ts";

/** Says what a rule is for, or which rules there are. */
export function explain(id: string | undefined, _flags: object, command: Command): void {
  const paint = painter(layout().colour);
  const rule = rules.find((one) => one.id === id);
  if (rule) process.stdout.write(explainRule(rule, paint));
  else if (id === undefined) process.stdout.write(listRules(rules, paint));
  else {
    const ids = rules.map((one) => one.id);
    command.error(`error: there is no rule '${id}'. ${adviceFor(id, ids)}`);
  }
  process.exitCode = exitCodes.clean;
}
