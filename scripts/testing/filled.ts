import type { Field } from "../../src/engine/shape/fields/field.ts";
import { isGroup } from "../../src/engine/values.ts";

/**
 * A value with words in each place that its schema asks for and that it leaves out. A heading says where it stands, as
 * no two of a page are the same.
 */
export function filled(field: Field, own?: unknown, path: readonly string[] = []): unknown {
  if (own !== undefined && !isGroup(own)) return own;
  const { element, choices, facts } = field;
  if (element) return [filled(element, undefined, path)];
  const fields = Object.entries(field.fields(own));
  if (fields.length > 0) {
    const values = fields.flatMap(([key, one]) => {
      const value = own?.[key];
      const isLeftOut = value === undefined && one.mayBeLeftOut;
      return isLeftOut ? [] : [[key, filled(one, value, [...path, key])]];
    });
    return Object.fromEntries(values);
  }
  const slots = facts.prose?.slots ?? [];
  if (slots.length > 0) return slots.map((slot) => `{${slot}}`).join(" and ");
  const group = path.at(-1) === "heading" ? path.slice(0, -1).filter((key) => key !== "words") : [];
  return choices[0] ?? ["words", ...group].join(" ");
}
