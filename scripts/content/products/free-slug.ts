import { lstatSync } from "node:fs";
import { displayPath } from "../../../src/check/read/files/display-path.ts";
import { readFolder } from "../../../src/check/read/files/folder.ts";
import { slugFrom, slugPattern } from "../../../src/check/read/files/slug.ts";
import { code } from "../../../src/check/read/findings/words.ts";
import { Refusal } from "../../../src/check/refusal.ts";

/** Letters; file systems stop at 255, and addresses are read by people. */
const longest = 60;

// Names that Windows keeps for devices, whatever the ending.
const devices = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/**
 * Holds that a slug can name a new product's file.
 *
 * @param folder the folder of the products.
 * @throws Refusal where it cannot.
 */
export function assertFreeSlug(folder: string, slug: string): void {
  if (slug.length > longest)
    throw new Refusal(
      `The name of a product's file has at most ${longest} letters, and this one ${slug.length}.`,
    );
  if (!slugPattern.test(slug)) throw new Refusal(patternWords(slug));
  if (devices.test(slug))
    throw new Refusal(`${code(slug)} is the name of a device on Windows; choose another.`);

  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Refusal(`${displayPath(folder)} is a link; put the folder itself there.`);
  const { entries, diagnostics } = readFolder(folder);
  const [unreadable] = diagnostics;
  if (unreadable !== undefined)
    throw new Refusal(`${unreadable.file}: ${unreadable.message} ${unreadable.hint}`);
  const twin = entries.find(({ name }) => name.replace(/\..*$/, "").toLowerCase() === slug);
  if (twin !== undefined)
    throw new Refusal(
      `${twin.file} exists already; edit it, or choose another name than ${code(slug)}.`,
    );
}

function patternWords(slug: string): string {
  const meant = slugFrom(slug);
  const example = meant === undefined || devices.test(meant) ? "my-product" : meant;
  return (
    "The name of a product's file has small letters, digits and single hyphens only, " +
    `such as ${code(example)}.`
  );
}
