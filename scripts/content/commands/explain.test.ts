import { expect, it } from "vitest";
import { canBeSilenced } from "../../check/linting/define-rule.ts";
import { rules } from "../../check/rules/index.ts";
import { painter } from "../../check/text/paint.ts";
import { explainRule } from "./explain.ts";

const paint = painter(false);

it.each(rules.map((rule) => [rule.id, rule] as const))("explains %s", (id, rule) => {
  const text = explainRule(rule, paint);
  expect(text.startsWith(`${id}  `)).toBe(true);
  expect(text).toContain("\n\nWrong (");
  expect(text).toContain("\n\nRight:\n    ");
  expect(text).not.toMatch(/[«»]|undefined/);
  expect(text.includes("# content-ignore")).toBe(canBeSilenced(rule) || id === "suppression");
});
