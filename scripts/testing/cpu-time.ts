/** Milliseconds of processor time that some work takes: unlike a clock it stops while other programs run. */
function cpuTime(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

/**
 * Whether the time of some work grows at most in proportion to its size: done four times as large it
 * takes four times as long, where work that grows with the square takes sixteen times. Work of less
 * than half a second passes unmeasured. Both sizes are timed in one run, up to three times, so that a
 * slow or busy machine slows both.
 *
 * @param work Runs from the start each time, because a cache would hide its cost.
 */
export function growsInProportion(work: (size: number) => void, size: number): boolean {
  for (let tries = 0; tries < 3; tries++) {
    const time = cpuTime(() => work(size));
    if (time < 500 || time < 8 * cpuTime(() => work(size / 4))) return true;
  }
  return false;
}
