import { resolve } from "node:path";
import { type CheckResult, type CheckSettings, checkSite } from "../../src/engine/check/index.ts";
import { type Fixes, safeFixes } from "../../src/engine/edit/index.ts";
import {
  type Files,
  type LoadResult,
  readContent,
  type Texts,
  withTexts,
} from "../../src/engine/site/index.ts";
import type { Day } from "../../src/words/dates/day.ts";
import { contentDirectory } from "./content-directory.ts";
import { disk } from "./disk.ts";
import { displayPath } from "./display-path.ts";
import { readUnsent } from "./unsent.ts";

/** What to check. */
export interface CheckOptions extends CheckSettings {
  /** The content folder; by default the one of `contentDirectory()`. */
  directory?: string;
  /** The day with which dates are compared; by default that of the files. */
  today?: Day | undefined;
  /** Where the files are; by default on this computer. */
  files?: Files;
  /** Texts to take in place of what files hold. */
  texts?: Texts;
}

/**
 * Checks a content folder, see {@link checkSite}. What Git does not send is asked where the content is to be published.
 * Paths are seen from the working directory.
 */
export function checkContent({
  directory = contentDirectory(),
  paths = [],
  files = disk,
  texts = new Map(),
  today,
  ...settings
}: CheckOptions = {}): CheckResult {
  const { publish, unsent = publish ? readUnsent(resolve(directory)) : undefined } = settings;
  // An empty path is a variable that somebody forgot to set, not the working directory.
  const shown = (path: string) => path && displayPath(resolve(path));
  const host = { ...withTexts(files, texts), ...(today && { today: () => today }) };
  const { unmatched, ...result } = checkSite(host, displayPath(directory), {
    ...{ ...settings, unsent, paths: paths.map(shown) },
  });
  return { ...result, unmatched: paths.filter((path) => unmatched.includes(shown(path))) };
}

/**
 * Reads a content folder of this computer, see {@link readContent}.
 *
 * @param texts texts to use in place of those on disk, also of pages, products and entries that are to come or to go.
 */
export const loadContent = (directory: string, texts: Texts = new Map()): LoadResult =>
  readContent(withTexts(disk, texts), displayPath(directory));

/** The safe fixes of a content folder, see {@link safeFixes}. Writes nothing. */
export const fixContent = (options: CheckOptions): Fixes =>
  safeFixes((texts) => checkContent({ ...options, texts }), options.texts);
