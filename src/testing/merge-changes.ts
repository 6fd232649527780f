const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value with changes at any depth; a list is replaced as a whole, and `null` takes a key away. */
export function mergeChanges<Value>(value: Value, changes: unknown): Value {
  if (!isGroup(changes)) return changes as Value;
  const before: Record<string, unknown> = isGroup(value) ? value : {};
  const now = Object.entries(changes).map(([key, inner]) => [
    key,
    mergeChanges(before[key], inner),
  ]);
  const all = Object.entries({ ...before, ...Object.fromEntries(now) });
  return Object.fromEntries(all.filter(([, inner]) => inner !== null)) as Value;
}
