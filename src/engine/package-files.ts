import { isLanguageTag } from "../content/direction-of.ts";
import { lazy } from "../content/memoize.ts";

/** What the engine reads of this package. Who runs it hands that in: from a disk, or from a bundle. */
export interface PackageFiles {
  version: string;
  /** The names of the YAML in a folder, without their ending. */
  names(folder: string): readonly string[];
  /** The text of a file; undefined where there is none. */
  text(path: string): string | undefined;
  /** The values of a text of YAML, which may be kept. */
  parsed(text: string): unknown;
}

let handedIn: PackageFiles | undefined;

/** Hands in the files of this package: once in a process, before anything is said. */
export function handInPackage(files: PackageFiles): void {
  handedIn = files;
}

export function packageFiles(): PackageFiles {
  if (!handedIn) throw new Error("nobody has handed in the files of the package");
  return handedIn;
}

/** Tags of the languages that have a pack of this package. */
export const shippedTags = lazy(() => packageFiles().names("languages").filter(isLanguageTag));
