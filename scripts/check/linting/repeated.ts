/** Each value whose key an earlier one has, with the first of these. */
export function repeated<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): [again: Value, first: Value][] {
  const firsts = new Map<string, Value>();
  return values.flatMap((value) => {
    const key = keyOf(value);
    const first = firsts.get(key);
    firsts.set(key, first ?? value);
    return first === undefined ? [] : [[value, first]];
  });
}
