/**
 * Milliseconds of processor time that some work takes, for tests of speed: unlike a clock it does
 * not run on while other programs have the processor.
 */
export function cpuTime(work: () => void): number {
  const begun = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
