import { statSync } from "node:fs";

/** Makes what a function makes of a file once, until the file changes. */
export function keepByFile<Made>(make: (path: string) => Made): (path: string) => Made {
  const known = new Map<string, { state: string; made: Made }>();
  return (path) => {
    const { size, mtimeMs } = statSync(path);
    const state = `${size} ${mtimeMs}`;
    const before = known.get(path);
    if (before?.state === state) return before.made;
    const made = make(path);
    known.set(path, { state, made });
    return made;
  };
}
