import { found, say } from "../../words/say.ts";
import type { FindingText, Severity } from "../diagnostic.ts";
import { nearest } from "../nearest.ts";
import type { RuleContext, UndatedContext } from "./rule-context.ts";

/** One thing that the check looks for. `docs/rules.md` explains it. */
export interface Rule {
  id: string;
  /** `unfinished` is a warning during writing, and an error before publishing. */
  severity: Severity | "unfinished";
  /** Whether it compares content with the day. Its findings block only publishing. */
  isDated?: boolean;
  /** Whether it judges each text by itself, so that one without a finding need not be judged again. */
  isOfTexts?: boolean;
  /** Undefined if the finding comes from reading the files. */
  check?(context: RuleContext): void;
}

/** Only a rule with `isDated` gets the day, so that no other can stop a later build. */
type RuleCheck =
  | { isDated: true; check(context: RuleContext): void }
  | { isDated?: never; check?(context: UndatedContext): void };

/** Declares rules by their ids. */
export function defineRules(
  rules: Readonly<Record<string, RuleCheck & Pick<Rule, "severity" | "isOfTexts">>>,
): Rule[] {
  return Object.entries(rules).map(([id, rule]) => ({ id, ...rule }));
}

/** Whether a comment may suppress a rule; not if the rule stops a build. */
export function canBeSuppressed({ severity, check }: Rule): boolean {
  return check !== undefined && severity !== "error";
}

/** Whether a site may change the severity of a rule: it must stop neither a build nor publishing. */
export function canChangeSeverity(rule: Rule): boolean {
  return canBeSuppressed(rule) && rule.severity !== "unfinished";
}

/** The message about a rule id that does not exist. */
export function unknownRule(id: string, rules: readonly Rule[]): FindingText {
  const ids = rules.map((rule) => rule.id);
  const meant = nearest(id, ids);
  const text = found("rules.unknown", { rule: id });
  return meant ? { ...text, hint: say("suggest.code", { meant }) } : text;
}
