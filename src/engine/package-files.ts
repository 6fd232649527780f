import { isLanguageTag } from "../words/direction-of.ts";
import { lazy } from "../words/memoize.ts";

/** What the engine reads of this package. Its host provides it, from a disk or a bundle. */
export interface PackageFiles {
  version: string;
  /** The names of the YAML in a folder, without their ending. */
  names(folder: string): readonly string[];
  /** The text of a file; undefined where there is none. */
  text(path: string): string | undefined;
  /** Whether a text has come, where some come later. */
  hasCome?(path: string): boolean;
  /** The values of a text of YAML, which may be kept. */
  parsed(text: string): unknown;
}

let provided: PackageFiles | undefined;

/** Sets the files of this package. A host calls it once, before it uses the engine. */
export function setPackageFiles(files: PackageFiles): void {
  provided = files;
}

export function packageFiles(): PackageFiles {
  if (!provided) throw new Error("The host has not set the files of the package.");
  return provided;
}

/** Tags of the languages that have a pack of this package. */
export const shippedTags = lazy((): readonly string[] =>
  packageFiles().names("languages").filter(isLanguageTag),
);
