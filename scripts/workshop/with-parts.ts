import { isGroup } from "../../src/check/read/findings/field.ts";

/**
 * Content with the parts of another's that it leaves out, groups of keys whatever they are for: the
 * workshop shows each component, also those that the site does without.
 */
export function withParts<Value>(own: Value, other: Value): Value {
  if (!isGroup(own) || !isGroup(other)) return own;
  const parts = Object.entries(other).flatMap(([key, part]) => {
    if (Object.hasOwn(own, key)) return [[key, withParts(own[key], part)]];
    return isGroup(part) ? [[key, part]] : [];
  });
  return { ...own, ...Object.fromEntries(parts) };
}
