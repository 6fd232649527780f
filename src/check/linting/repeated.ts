/** Calls back with each value that is the same as an earlier one, and with the first of these. */
export function repeated<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
  found: (value: Value, first: Value) => void,
): void {
  const seen = new Map<string, Value>();
  for (const value of values) {
    const first = seen.get(keyOf(value));
    if (first === undefined) seen.set(keyOf(value), value);
    else found(value, first);
  }
}
