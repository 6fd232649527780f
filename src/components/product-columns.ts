/** In how many columns a number of products stands in a wide window, so that none is left over. */
export function productColumns(count: number): 1 | 2 | 3 {
  if (count < 2) return 1;
  return count === 2 || count % 3 === 1 ? 2 : 3;
}
