import { lowerCase } from "../../words/lower-case.ts";
import { and, found, say } from "../../words/say.ts";
import type { FindingText } from "../diagnostic.ts";
import { code } from "../format.ts";
import { collections, type EntryLayout, folders } from "../schema/collections.ts";
import { requiredPages } from "../schema/layouts.ts";
import { keyPattern, reservedNames, slugOf } from "../schema/values/page-key.ts";

/** Small letters, digits and single hyphens: the name of a product's file without its ending. */
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Letters that are written as two in plain letters. */
const twofold: Record<string, string> = {
  ...{ ä: "ae", ö: "oe", ü: "ue", ß: "ss" },
  ...{ æ: "ae", œ: "oe", ø: "oe", þ: "th", đ: "d", ð: "d", ł: "l", ı: "i" },
};

/** A name in lower case, whose Latin letters are those of a plain keyboard: in an address no other stays readable. */
function plainLetters(name: string): string {
  return lowerCase(name.normalize("NFC")).replaceAll(
    /\p{Script=Latin}\p{M}*/gu,
    (letter) => twofold[letter] ?? letter.normalize("NFKD").replaceAll(/\p{M}/gu, ""),
  );
}

/** The slug that a name probably means; undefined if no letter or digit is left. */
export function slugFrom(name: string): string | undefined {
  const words = plainLetters(name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2"));
  return words.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || undefined;
}

/** A sign in the name of a file of the owner's: of Latin letters those of a plain keyboard, small ones of other scripts. */
const fileSign = String.raw`(?:[a-z](?!\p{M})|(?!\p{Script=Latin})[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}])`;

/** A part of a file's name in the letters that it can have; undefined if none is left. Other scripts stay, as in pages. */
export function fileSlug(name: string): string | undefined {
  const words = plainLetters(name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2"));
  return words.match(new RegExp(`${fileSign}+`, "gu"))?.join("-");
}

/** How the files of a folder are named. */
export interface Naming {
  pattern: RegExp;
  /** A sign that a name can have. */
  signs: RegExp;
  /** The right name that is nearest to another. */
  nearest(name: string): string;
}

/** Names of the owner's files that are no YAML. */
export const fileNaming: Naming = {
  pattern: new RegExp(`^${fileSign}+([.-]${fileSign}+)*$`, "u"),
  signs: new RegExp(`${fileSign}|[.-]`, "u"),
  // `Price List.PDF` gives `price-list.pdf`.
  nearest: (name) => {
    const [stem = "file", ...endings] = name.split(".").map(fileSlug);
    return [stem, ...endings.filter(Boolean)].join(".");
  },
};

/** What the files of a folder describe, and the names that they can have, without the ending. */
export interface Kind extends Naming {
  what: "page" | "product" | EntryLayout;
  /** The folder with its files. */
  folder: string;
  /** Names with a meaning of their own. */
  reservedNames: readonly string[];
  /** Names of the files that each site has. */
  required: readonly string[];
  /** The name that a title gives, in plain letters. */
  fromTitle(title: string): string;
}

const pageSigns = /[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}-]/u;

const pageName = (name: string) => slugOf(baseName(name));
const productName = (name: string) => slugFrom(baseName(name)) ?? "first-product";
// Numbers are the further pages of the list.
const entryName = (what: string) => (name: string) => pageName(name).replace(/^\d+$/, `${what}-$&`);

/** The kind of an entry of a collection, such as a post. */
function entryKind(what: EntryLayout): Kind {
  const folder = folders.find((one) => collections[one] === what) ?? "";
  const nearest = entryName(what);
  return {
    ...{ what, folder, nearest, signs: pageSigns, reservedNames: [], required: [] },
    pattern: new RegExp(`^(?!\\d+$)${keyPattern.source.slice(1)}`, "u"),
    fromTitle: (title) => nearest(plainLetters(title)),
  };
}

export const kinds = {
  page: {
    ...{ what: "page", folder: "pages" },
    pattern: keyPattern,
    signs: pageSigns,
    nearest: pageName,
    fromTitle: (title) => pageName(plainLetters(title)),
    reservedNames,
    required: requiredPages,
  },
  product: {
    ...{ what: "product", folder: "products", pattern: slugPattern, signs: /[a-z0-9-]/ },
    ...{ reservedNames: [], required: [] },
    ...{ nearest: productName, fromTitle: productName },
  },
  ...{ post: entryKind("post"), event: entryKind("event"), job: entryKind("job") },
} satisfies Record<string, Kind>;

/** A name without its endings, and without what storage puts in brackets behind that of a copy. */
export function baseName(name: string): string {
  return name.normalize("NFC").replace(/(?<=[^.])[.([].*/s, "");
}

/**
 * The file or folder that another one copies, by its name: that of the original with words before it, or signs and
 * words behind it, as file managers and storage write them in each language, such as `Kopie von about.yaml`.
 */
export function originalName(name: string, right: Iterable<string>): string | undefined {
  const [, copy = "", ending] = parts(name);
  const isCopyOf = (one: string) => {
    const [, stem = "", own] = parts(one);
    const isOne = copy.startsWith(stem) && /^[^\p{L}\p{M}\p{N}]/u.test(copy.slice(stem.length));
    return own === ending && (isOne || copy.endsWith(` ${stem}`));
  };
  // With `about` and `about-us`, the longer one.
  return [...right].filter(isCopyOf).sort((a, b) => b.length - a.length)[0];
}

const parts = (name: string) => /^(.*?)(\.[^.]*)?$/s.exec(name.normalize("NFC")) ?? [];

/**
 * What to say of a copy: nobody wants it as a page or file of its own.
 *
 * @param right its name, where it may be no copy after all.
 */
export function copyFault(original: string, right = original): FindingText {
  const { message, hint } = found("file-names.copy", { original });
  const other = say("file-names.no-copy", { name: right });
  return { message, hint: right === original ? hint : `${hint} ${other}` };
}

/**
 * What is wrong with the letters of a name; undefined if they are right.
 *
 * @param own a name, or the part of it that people choose.
 * @param ending what follows that part.
 * @param names those of the files in its folder.
 */
export function spellingFault(
  own: string,
  { pattern, signs, nearest }: Naming,
  names: ReadonlySet<string>,
  ending = "",
): FindingText | undefined {
  if (pattern.test(own)) return undefined;
  const right = nearest(own) + ending;
  const isRight = (name: string) =>
    name.endsWith(ending) && pattern.test(name.slice(0, name.length - ending.length));
  const original = names.has(right)
    ? right
    : originalName(own + ending, [...names].filter(isRight));
  if (original) return copyFault(original, right);
  const wrong = Array.from(own.normalize("NFC"), (sign) => {
    if (/\p{Lu}/u.test(sign)) return say("file-names.capitals");
    if (/\s/.test(sign)) return say("file-names.spaces");
    return signs.test(sign) ? "" : code(sign);
  });
  const some = [...new Set(wrong)].filter(Boolean).slice(0, 4);
  const other = /^\d+$/.test(own) ? say("file-names.digits") : say("file-names.sign-too-many");
  const shown = some.length > 0 ? and(some) : other;
  return found("file-names.letters", { signs: shown, name: right });
}
