import { pictureEnding } from "../../../../src/content/schema/image.ts";
import { code } from "../findings/words.ts";
import type { FileFault } from "./folder.ts";

/** Endings of copies that editors and version control leave behind. */
const copy = /\.(bak|backup|old|orig|rej|save|swp|tmp)$/i;

/**
 * What to do about a file whose name does not end in .yaml, in a folder of such files. A new name is
 * told only where that is free: whoever follows it must not lose another file.
 *
 * @param what What the files of the folder are: `page`, `product`.
 * @param right The name that it would have as one of them.
 */
export function strayHint(
  name: string,
  what: string,
  right: string,
  names: ReadonlySet<string>,
): string {
  if (copy.test(name)) return "Delete it, or move it out of the content folder.";
  if (isPicture(name)) return "Move it into `content/pictures`.";
  return names.has(right)
    ? `Move it elsewhere; ${code(right)} is there already.`
    : `Is it a ${what}? Then rename it to ${code(right)}; if not, move it elsewhere.`;
}

/** Whether a file is a picture by its name. */
export function isPicture(name: string): boolean {
  return pictureEnding.test(name.toLowerCase());
}

/** The name that a copy was made of, where a name ends as systems name copies: `home (1)`, `home - Copy`. */
export function copiedFrom(stem: string): string | undefined {
  return /^(.*?\S)(?: ?\(\d+\)| - .+| copy(?: \d+)?)$/i.exec(stem)?.[1];
}

/** What is said of a copy beside the file that it was made of. */
export function copyFault(original: string): FileFault {
  return [
    `By its name this is a copy of ${code(original)}.`,
    "Move it out of the content folder; to keep it, give it a name in small letters, digits and single hyphens.",
  ];
}

/** Where to move a file's name, unless another file has that name. */
export function renameHint(right: string, names: ReadonlySet<string>): string {
  return names.has(right)
    ? `Give it another name, or delete it; ${code(right)} is there already.`
    : `Rename it to ${code(right)}.`;
}
