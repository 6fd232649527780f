import type { Command } from "commander";
import { rules } from "../../../src/check/rules/index.ts";
import { painter } from "../../../src/check/text/paint.ts";
import { exitCodes } from "../exit-codes.ts";
import { explainRule, listRules } from "../explain.ts";
import { adviceFor } from "./options.ts";
import { layout } from "./outcome.ts";

/** Adds `content explain`. */
export function addExplain(program: Command): void {
  program
    .command("explain")
    .description("Says what a rule finds, why, and how to mend it; without a rule, lists them.")
    .argument("[rule]", "id of a rule")
    .action((id?: string) => {
      const paint = painter(layout().colour);
      const rule = rules.find((one) => one.id === id);
      if (rule) process.stdout.write(explainRule(rule, paint));
      else if (id === undefined) process.stdout.write(listRules(rules, paint));
      else {
        const ids = rules.map((one) => one.id);
        program.error(`error: there is no rule '${id}'. ${adviceFor(id, ids)}`);
      }
      process.exitCode = exitCodes.clean;
    });
}
