/** Milliseconds of processor time that some work takes: unlike a clock it stops while other programs run. */
export function cpuTime(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/**
 * The processor time of some work at its quickest, for tests that nothing grows with the square of its
 * input. A busy machine may slow one try, but seldom five; one within the limit is enough.
 *
 * @param work Begins anew each time: what is kept of the try before would hide what it took.
 */
export function leastCpuTime(limit: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5 && least > limit; tries++) least = Math.min(least, cpuTime(work));
  return least;
}
