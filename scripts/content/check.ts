import { resolve } from "node:path";
import { contentDirectory } from "../../src/content/content-directory.ts";
import { displayPath } from "../../src/content/files/display-path.ts";
import { type LoadResult, loadContent } from "../../src/content/load.ts";

/** What to check. */
export interface CheckOptions {
  /** The content folder; by default the one of `contentDirectory()`. */
  directory?: string;
  /** Files and folders to report on, seen from the working directory; by default all. */
  paths?: readonly string[];
}

/** What a check found. `content` is there only when nothing in the whole folder is wrong. */
export interface CheckResult extends LoadResult {
  /** Paths asked for that are no content. */
  unmatched: string[];
}

/**
 * Checks a content folder. Command line, development server and build all call this, so that what
 * one of them refuses the others refuse in the same words.
 */
export function checkContent({
  directory = contentDirectory(),
  paths = [],
}: CheckOptions = {}): CheckResult {
  const all = loadContent(resolve(directory));
  if (paths.length === 0) return { ...all, unmatched: [] };

  // An empty path is a variable that somebody forgot to set, not the working directory.
  const wanted = paths.map((path) => ({ path, file: path && displayPath(resolve(path)) }));
  const concerns = ({ file }: { file: string }) => wanted.some((one) => overlap(one.file, file));
  const known = [...all.sources, ...all.diagnostics];
  return {
    ...all,
    diagnostics: all.diagnostics.filter(concerns),
    sources: all.sources.filter(concerns),
    unmatched: wanted
      .filter((one) => !known.some(({ file }) => overlap(one.file, file)))
      .map(({ path }) => path),
  };
}

/** Whether two paths are the same or one lies in the other: a missing folder concerns its files. */
function overlap(a: string, b: string): boolean {
  return a !== "" && (a === b || isInside(a, b) || isInside(b, a));
}

function isInside(inner: string, outer: string): boolean {
  return outer === "." || inner.startsWith(`${outer}/`);
}
