import type { Command } from "commander";
import { painter } from "../../../src/check/text/paint.ts";
import { wantsColour } from "../../../src/check/text/wants-colour.ts";
import { exitCodes } from "../exit-codes.ts";
import { oneOf } from "./choice.ts";

/** Adds `content explain`. */
export function addExplain(program: Command): void {
  program
    .command("explain")
    .description("Says what a rule finds, why, and how to mend it; without a rule, lists them.")
    .argument("[rule]", "id of a rule")
    .action(async (id?: string) => {
      const { rules } = await import("../../../src/check/rules/index.ts");
      const { explainRule, listRules } = await import("../explain.ts");
      const paint = painter(wantsColour(process.env, process.stdout.isTTY));
      if (id === undefined) process.stdout.write(listRules(rules, paint));
      else {
        const known = oneOf(rules.map((rule) => rule.id));
        let wanted: string;
        try {
          wanted = known(id);
        } catch (error) {
          return program.error(`error: there is no rule '${id}'. ${(error as Error).message}`);
        }
        const rule = rules.find((one) => one.id === wanted);
        if (rule) process.stdout.write(explainRule(rule, paint));
      }
      process.exitCode = exitCodes.clean;
    });
}
