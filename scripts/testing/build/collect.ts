/** All that a generator yields, by its first part. */
export async function collect<Key, Value>(
  yielded: AsyncIterable<readonly [Key, Value]> | Iterable<readonly [Key, Value]>,
): Promise<Map<Key, Value>> {
  const all = new Map<Key, Value>();
  for await (const [key, value] of yielded) all.set(key, value);
  return all;
}
