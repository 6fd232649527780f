/** The value at a key that somebody wrote; what each object inherits, such as `constructor`, does not count. */
export const ownValue = <Value>(
  table: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** A table by names that somebody chooses, which inherits no keys. */
export const tableOf = <Value>(
  entries: Iterable<readonly [string, Value]>,
): Record<string, Value> => Object.assign(Object.create(null), Object.fromEntries(entries));
