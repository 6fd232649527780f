declare global {
  interface Window {
    /** What the console and uncaught errors said since the page was opened. */
    faultsSeen: string[] | undefined;
  }
}

/**
 * Runs in the page: notes warnings and errors from now on. WebKitGTK tells a driver nothing of them,
 * nor its output where it is driven (2.50), so that those of a document's own scripts are missed.
 */
export function recordFaults(): void {
  if (window.faultsSeen) return;
  const faults: string[] = [];
  window.faultsSeen = faults;
  for (const level of ["warn", "error"] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      faults.push(`${level}: ${words.join(" ")}`);
      say(...words);
    };
  }
  addEventListener("error", ({ message }) => faults.push(`error: ${message}`));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(`error: ${reason}`));
}

/** Runs in the page: gives what was noted, once. */
export function takeFaults(): string[] {
  return window.faultsSeen?.splice(0) ?? [];
}
