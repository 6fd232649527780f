/** How many pages or pictures of a build are ready. */
export interface Progress {
  what: "pages" | "pictures";
  done: number;
  total: number;
}

/**
 * Tells how far a long step is, at most every few seconds, so that a short one tells nothing.
 *
 * @returns what is called as each thing is done, or several.
 */
export function progressOf(tell: (done: number) => void, total: number): (more?: number) => void {
  const pause = 3000;
  let done = 0;
  let told = performance.now();
  return (more = 1) => {
    done += more;
    const now = performance.now();
    if (now - told < pause || done === total) return;
    told = now;
    tell(done);
  };
}
