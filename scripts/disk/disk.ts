import {
  accessSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import "./read-package.ts";
import type { FindingText } from "../../src/engine/diagnostic.ts";
import {
  decodeText,
  type FileFacts,
  type Files,
  mostTextBytes,
} from "../../src/engine/site/index.ts";
import { memoize } from "../../src/words/memoize.ts";
import { found } from "../../src/words/say.ts";
import { packageRoot } from "../package.ts";
import { buildDay } from "./build-day.ts";
import { ownPackFolder } from "./content-directory.ts";
import { displayPath } from "./display-path.ts";
import { readFacts } from "./facts/file-facts.ts";
import { fileStamp } from "./file-stamp.ts";
import { ownKinds } from "./own-kinds.ts";

/** The facts of a file that can be read. */
export const factsOnDisk = memoize(
  (path): FileFacts =>
    readFacts(basename(path), statSync(path).size, (at, length) => {
      const bytes = Buffer.alloc(length);
      const file = openSync(path, "r");
      try {
        return bytes.subarray(0, readSync(file, bytes, 0, length, at));
      } finally {
        closeSync(file);
      }
    }),
  { state: fileStamp },
);

/** The files of this computer. Paths are seen from the working directory. */
export const disk: Files = {
  get packs() {
    const folder = ownPackFolder();
    return { folder, areShipped: resolve(folder) === join(packageRoot, "languages") };
  },
  get schemas() {
    return ownKinds().schemas;
  },
  get kindFaults() {
    return ownKinds().diagnostics;
  },
  today: (firm) => buildDay(firm),
  list(folder) {
    try {
      return readdirSync(resolve(folder), { withFileTypes: true }).map((entry) => ({
        ...{ name: entry.name, file: displayPath(join(resolve(folder), entry.name)) },
        ...{ isFolder: entry.isDirectory(), isLink: entry.isSymbolicLink() },
      }));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ENOENT") return undefined;
      return code === "ENOTDIR"
        ? found("folders.is-file")
        : found("folders.unreadable", { code: `${code}` });
    }
  },
  text(file) {
    const { fault, result } = readSafely(file, (path) => readFileSync(path), mostTextBytes);
    return fault ? { fault } : decodeText(result);
  },
  facts(file) {
    const { fault, result } = readSafely(file, factsOnDisk);
    return fault ?? result;
  },
};

/**
 * What `read` makes of a file, or why the file cannot be read; it may go meanwhile. Reading a pipe would never end.
 *
 * @param mostBytes Limits its size.
 */
function readSafely<Result>(
  file: string,
  read: (path: string) => Result,
  mostBytes = Number.POSITIVE_INFINITY,
): { result: Result; fault?: never } | { result?: never; fault: FindingText } {
  const path = resolve(file);
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return { fault: found("folders.file-link") };
    if (!stats.isFile()) return { fault: found("folders.no-file") };
    if (stats.size > mostBytes) return { fault: found("folders.large-file") };
    accessSync(path, constants.R_OK);
    return { result: read(path) };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { fault: found("folders.unreadable-file", { code: `${code}` }) };
  }
}
