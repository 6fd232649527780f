/**
 * Milliseconds of processor time that some work takes at its quickest, for tests that nothing grows with
 * the square of its input. A busy machine may slow one try, but seldom five; one within the limit is enough.
 */
export function leastCpuTime(limit: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5 && least > limit; tries++) {
    const begun = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begun);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
