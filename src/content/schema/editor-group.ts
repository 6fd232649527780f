import type * as z from "zod";

/** What editors are told of a group beside its keys, in words of JSON Schema. */
type Rule = Record<string, unknown>;

/** The same group, of which editors know that it has exactly one of some keys. */
export function withOneOf<Group extends z.ZodType>(group: Group, keys: readonly string[]): Group {
  return group.meta({ oneOf: keys.map((key) => ({ required: [key] })) });
}

/** The same group, of which editors know that it has one or more of some keys. */
export function withSomeOf<Group extends z.ZodType>(group: Group, keys: readonly string[]): Group {
  return group.meta({ anyOf: keys.map((key) => ({ required: [key] })) });
}

/** The keys of a group of which one must be there; none of a group that does without. */
export function keysToChooseFrom(group: z.ZodType): string[] {
  const { oneOf, anyOf } = group.meta() ?? {};
  const choices = (oneOf ?? anyOf ?? []) as { required: [key: string] }[];
  return choices.map(({ required: [key] }) => key);
}

/** That a group has none of some keys. */
export function without(keys: readonly string[]): Rule {
  return { properties: Object.fromEntries(keys.map((key) => [key, false])) };
}

/** That a rule holds where another does, and else perhaps a third. */
export function whenever(condition: Rule, rule: Rule, otherwise?: Rule): Rule {
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema.
  return { if: condition, then: rule, ...(otherwise && { else: otherwise }) };
}
