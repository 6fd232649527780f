/**
 * Says how far a long step is, at most every few seconds, so that a short one says nothing.
 *
 * @param say Takes a line without its end.
 * @returns what is called as each thing is done.
 */
export function progressOf(what: string, total: number, say: (line: string) => void): () => void {
  const pause = 3000;
  let done = 0;
  let said = performance.now();
  return () => {
    done += 1;
    const now = performance.now();
    if (now - said < pause || done === total) return;
    said = now;
    say(`${what}: ${done} of ${total} are ready.`);
  };
}
