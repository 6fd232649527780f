import type * as z from "zod";

/** What editors are told of a group beside its keys, in words of JSON Schema. */
type Rule = Record<string, unknown>;

/** Has editors demand exactly one of some keys of a group; gives the group. */
export function withOneOf<Group extends z.ZodType>(group: Group, keys: readonly string[]): Group {
  return group.meta({ oneOf: keys.map((key) => ({ required: [key] })) });
}

/** Has editors demand one or more of some keys of a group; gives the group. */
export function withSomeOf<Group extends z.ZodType>(group: Group, keys: readonly string[]): Group {
  return group.meta({ anyOf: keys.map((key) => ({ required: [key] })) });
}

/** The keys of a group of which one must be there; none of a group that does without. */
export function keysToChooseFrom(group: z.ZodType): string[] {
  const { oneOf, anyOf } = group.meta() ?? {};
  const choices = (oneOf ?? anyOf ?? []) as { required: [key: string] }[];
  return choices.map(({ required: [key] }) => key);
}

/** The JSON Schema of a group that has none of some keys. */
export function without(keys: readonly string[]): Rule {
  return { properties: Object.fromEntries(keys.map((key) => [key, false])) };
}

/** The JSON Schema in which a rule holds where a condition does, and another one, if given, where not. */
export function whenever(condition: Rule, rule: Rule, otherwise?: Rule): Rule {
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema.
  return { if: condition, then: rule, ...(otherwise && { else: otherwise }) };
}
