/** How Windows refuses what another program has open. */
const openElsewhere = ["EPERM", "EACCES", "EBUSY"];

/** Does work on files, for up to a second: on Windows a virus scanner has new files open for a moment. */
export function patiently<Result>(work: () => Result): Result {
  for (let tries = 1; ; tries++)
    try {
      return work();
    } catch (error) {
      const { code = "" } = error as NodeJS.ErrnoException;
      if (tries > 9 || !openElsewhere.includes(code)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20 * tries);
    }
}
