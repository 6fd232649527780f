import { requiredPages } from "../../../../src/content/layouts.ts";
import { keyPattern, slugOf, taken } from "../../../../src/content/page-key.ts";
import { code } from "../findings/format.ts";
import type { FileFault } from "./folder.ts";

/** Small letters, digits and single hyphens: the name of a product's file without its ending. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Letters that are written as two in plain letters. */
const twofold: Record<string, string> = {
  ...{ ä: "ae", ö: "oe", ü: "ue", ß: "ss" },
  ...{ æ: "ae", œ: "oe", ø: "oe", þ: "th", đ: "d", ð: "d", ł: "l", ı: "i" },
};

/** The slug that a name probably means; undefined if no letter or digit is left. */
export function slugFrom(name: string): string | undefined {
  const words = name
    .normalize("NFC")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, (letter) => twofold[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");
  return words.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || undefined;
}

/** How the files of a folder are named. */
export interface Naming {
  pattern: RegExp;
  /** A sign that a name can have. */
  signs: RegExp;
}

/** What the files of a folder describe, and the names that they can have, without the ending. */
export interface Kind extends Naming {
  what: "page" | "product";
  /** The right name that is nearest to another. */
  nearest(name: string): string;
  /** Names with a meaning of their own. */
  taken: readonly string[];
  /** Names of the files that each site has. */
  required: readonly string[];
}

export const kinds = {
  page: {
    what: "page",
    pattern: keyPattern,
    signs: /[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}-]/u,
    nearest: slugOf,
    taken,
    required: requiredPages,
  },
  product: {
    ...{ what: "product", pattern: slugPattern, signs: /[a-z0-9-]/, taken: [], required: [] },
    nearest: (name) => slugFrom(name) ?? "first-product",
  },
} satisfies Record<string, Kind>;

/** What file managers and storage put around the name of a copy, and nobody writes as a name. */
const copySigns = new RegExp(
  [
    String.raw` ?\(\d+\)$|(?: -)? (?:copy|kopie|copie|copia|コピー|副本)(?: \d+)?$`,
    "^(?:copy of|kopie von|copie de|copia de) ",
    // Dropbox, Nextcloud, Seafile, Syncthing, Resilio and Synology
    String.raw` ?[([].*conflict.*[)\]]$|[._-](?:sync-)?conflict(?:-\d.*)?$|_.*_conflict$`,
    // OneDrive writes the name of the machine.
    String.raw`-(?=[\w-]*(?:desktop|laptop|surface|macbook|imac|nas|pc)\b)[\w-]+$`,
  ].join("|"),
  "i",
);

const withoutEnding = (name: string) => name.normalize("NFC").replace(/\.[^.]*$/, "");

/** A name without its endings, and without the signs of a copy. */
export function stemOf(name: string): string {
  const stem = withoutEnding(name)
    .replace(copySigns, "")
    .replace(/ - .+$/, "");
  return (stem || withoutEnding(name)).replace(/(?<=.)\..*$/, "");
}

/**
 * The file or folder of which another is a copy, by its name: that of the original with words before it, or signs and
 * words behind it, as file managers and storage write them in each language, such as `Kopie von about.yaml`.
 */
export function originalOf(name: string, right: Iterable<string>): string | undefined {
  const copy = withoutEnding(name);
  const isCopyOf = (one: string) => {
    const stem = withoutEnding(one);
    const isOne = copy.startsWith(stem) && /^[^\p{L}\p{M}\p{N}]/u.test(copy.slice(stem.length));
    return endingOf(one) === endingOf(name) && (isOne || copy.endsWith(` ${stem}`));
  };
  // With `about` and `about-us`, the longer one.
  return [...right].filter(isCopyOf).sort((a, b) => b.length - a.length)[0];
}

const endingOf = (name: string) => /\.[^.]*$/.exec(name)?.[0];

/**
 * What to say of a copy: nobody wants it as a page or file of its own.
 *
 * @param right its name, where it may be no copy after all.
 */
export function copyFault(name: string, original: string, right = original): FileFault {
  const isSure = copySigns.test(withoutEnding(name)) || right === original;
  return [
    `This is probably a copy of ${code(original)}.`,
    `Delete it once ${code(original)} has all that is to stay.${isSure ? "" : ` If it is no copy, rename it to ${code(right)}.`}`,
  ];
}

/**
 * What is wrong with the letters of a name; undefined if they are right.
 *
 * @param own a name, or the part of it that people choose.
 * @param right the name that the file should have.
 * @param names those of the files in its folder.
 */
export function spellingFault(
  own: string,
  right: string,
  { pattern, signs }: Naming,
  names: ReadonlySet<string>,
): FileFault | undefined {
  if (pattern.test(own)) return undefined;
  const found = Array.from(own.normalize("NFC"), (sign) => {
    if (/\p{Lu}/u.test(sign)) return "capitals";
    if (/\s/.test(sign)) return "spaces";
    return signs.test(sign) ? "" : code(sign);
  });
  const some = [...new Set(found)].filter(Boolean).slice(0, 4);
  const list = some.join(", ").replace(/, ([^ ]+)$/, " and $1") || "a hyphen or dot too many";
  const [, hint] = names.has(right) ? copyFault(own, right) : ["", renameHint(right, names)];
  return [`The name of this file has ${list}.`, hint];
}

/** How to rename a file, unless another has the right name: nobody who follows a hint may lose a file. */
export function renameHint(right: string, names: ReadonlySet<string>): string {
  return names.has(right)
    ? `Delete it, or move it elsewhere; ${code(right)} is there already.`
    : `Rename it to ${code(right)}.`;
}
