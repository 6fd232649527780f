/** Does something a number of times, one after the other, and gives what came of each. */
export async function repeat<Result>(
  times: number,
  work: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < times) results.push(await work());
  return results;
}
