/** The number of columns in a wide window for things of a kind, so that no single one is left in the last row. */
export function columnsOf(count: number): 1 | 2 | 3 {
  if (count < 2) return 1;
  return count === 2 || count % 3 === 1 ? 2 : 3;
}
