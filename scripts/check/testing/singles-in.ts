import { valueAt } from "../read/findings/field.ts";
import type { Path } from "../read/read.ts";

/** The paths of all single values that a value holds. */
export function singlesIn(value: unknown): Path[] {
  if (typeof value !== "object" || value === null) return [[]];
  const steps = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return steps.flatMap((step) =>
    singlesIn(valueAt(value, [step])).map((path): Path => [step, ...path]),
  );
}
