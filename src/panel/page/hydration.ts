import type { start } from "../../site/entry-client.tsx";

/** What React does with the document: it takes it over as it came, and from then on renders it. */

let starting: ReturnType<typeof start> | undefined;

/** Lets changes of the document wait until React runs. */
export function holdDocument(started: ReturnType<typeof start>): void {
  starting = started;
  started.catch(() => {
    starting = undefined;
  });
}

/** What renders another page in the document; none where React does not run. */
export const runningApp = (): ReturnType<typeof start> | undefined => starting;

/** Whether React knows the root, the last element that it takes over. */
const isTakenOver = () =>
  Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber"));

/** Calls a function as soon as the document may be changed; returns what ends the waiting. */
export function whenFree(run: () => void): () => void {
  let frame = 0;
  const attempt = () => {
    if (!starting || isTakenOver()) run();
    else frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}
