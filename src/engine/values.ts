import type { Path } from "./diagnostic.ts";

/** The value at a path of plain values; looks at own keys only. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path) {
    if (!hasKey(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

/** Whether a value is a list or group with that key of its own. */
export function hasKey(value: unknown, key: string | number): boolean {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}

/** Whether two plain values are the same, in whatever order their keys stand; and sets, in their order. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one instanceof Set && other instanceof Set) return isEqual([...one], [...other]);
  if (!(one instanceof Object && other instanceof Object)) return Object.is(one, other);
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === others.length &&
    keys.every((key) => hasKey(other, key) && isEqual(valueAt(one, [key]), valueAt(other, [key])))
  );
}

/** Whether a value is a group of keys, not a list. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A group without some of its keys. */
export function omitKeys(keys: readonly string[], value: unknown): unknown {
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}
