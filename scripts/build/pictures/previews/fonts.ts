import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Blob, Face, Font, Variation } from "harfbuzzjs";
import decompress from "woff2-encoder/decompress";
import { fontScope, fontsFor } from "../../../../src/engine/site/index.ts";
import { lazy, memoize } from "../../../../src/words/memoize.ts";
import { packageRoot } from "../../../package.ts";

/** Names of the font packages in the manifests of the owner's folder and of this package. */
const named = lazy(() => {
  const manifests = ["package.json", join(packageRoot, "package.json")].filter(existsSync);
  const names = manifests.flatMap((manifest) => {
    try {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, "utf8"));
      return Object.keys({ ...dependencies, ...devDependencies });
    } catch {
      // npm says what is wrong with an owner's file.
      return [];
    }
  });
  return new Set(names.filter((name) => name.startsWith(fontScope)));
});

/** The path of a font package's list of files; undefined if the package is not installed. */
const listOf = memoize((name) => {
  for (const folder of [process.cwd(), packageRoot])
    try {
      return createRequire(join(folder, "package.json")).resolve(`${name}/unicode.json`);
    } catch {}
  return undefined;
});

/** Whether a font package is installed. */
export const isInstalled = (name: string) => listOf(name) !== undefined;

/** Shaped text is measured in units of 1/2000 em. */
export const unitsPerEm = 2000;

/** The face of a voice's headings as far as packages of fonts have it. */
export interface DrawnFace {
  isSans: boolean;
  weight: number;
}

const bookFace: DrawnFace = { isSans: false, weight: 400 };

/** A font of a weight, unpacked from its file, with the code points that it draws. */
const fontIn = memoize(async (weightAndFile) => {
  const [weight = "", ...path] = weightAndFile.split(" ");
  const file = path.join(" ");
  const face = new Face(new Blob(await decompress(await readFile(file))));
  const font = new Font(face);
  font.setScale(unitsPerEm, unitsPerEm);
  font.setVariations([new Variation("wght", Number(weight))]);
  return { file, font, characters: new Set(face.collectUnicodes()) };
});

/**
 * The font that draws a character and all marks that are combined with it; `undefined` if none does.
 *
 * @param grapheme What readers see as one character.
 */
export async function fontFor(grapheme: string, language: string, of = bookFace) {
  const codes = drawnCodes(grapheme);
  for (const name of of.isSans ? sansFor(language) : packagesFor(language))
    for (const { file, named } of partsOf(name)) {
      if (!codes.every((code) => isWithin(named, code))) continue;
      const font = await fontIn(`${of.weight} ${file}`);
      if (codes.every((code) => font.characters.has(code))) return font;
    }
  return undefined;
}

/**
 * What link previews draw for a character: itself, otherwise a plainer form (Unicode, NFKC: `1⁄3` for `⅓`); nothing if
 * no font draws that either.
 */
export async function drawnForm(grapheme: string, language: string): Promise<string> {
  for (const form of [grapheme, grapheme.normalize("NFKC")]) {
    const parts = lettersOf(form).map((one) => fontFor(one, language));
    if (!(await Promise.all(parts)).includes(undefined)) return form;
  }
  return "";
}

/** A font that matches the headings of a book's pages, in scripts that have one. */
const withSerifs = /-(serif|naskh)(-|$)/;

/** The font of signs such as `≥`, `∞` and `→`, which packages of letters lack. */
const signFont = "@fontsource/noto-sans-math";

/** The installed packages in the order in which they are searched. */
const packagesFor = memoize((language) => {
  const fontRanks = (name: string) => [
    name === `${fontScope}noto-serif`,
    withSerifs.test(name),
    // The same Chinese character is drawn differently in Japan, Korea, China and Taiwan.
    fontsFor(language).includes(name),
    name === signFont,
    true,
  ];
  const rankOf = (name: string) => fontRanks(name).indexOf(true);
  return [...named(), signFont]
    .filter(isInstalled)
    .sort((one, other) => rankOf(one) - rankOf(other));
});

/** The same, those without serifs first. */
const sansFor = memoize((language) => {
  const rankOf = (name: string) =>
    name === `${fontScope}noto-sans` ? 0 : withSerifs.test(name) ? 2 : 1;
  return packagesFor(language).toSorted((one, other) => rankOf(one) - rankOf(other));
});

/** The graphemes of a text. */
export function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
}

/** Code points that need a glyph: invisible ones need none, and all white space is drawn as a space. */
function drawnCodes(grapheme: string): number[] {
  const drawn = grapheme
    .normalize("NFC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\p{White_Space}/gu, " ");
  return [...drawn].map((character) => character.codePointAt(0) as number);
}

/** A range of code points; the last is included. */
type Stretch = readonly [first: number, last: number];

function isWithin(stretches: readonly Stretch[], code: number): boolean {
  return stretches.some(([first, last]) => first <= code && code <= last);
}

interface FontPart {
  file: string;
  /** Ranges of the file according to the package. It draws nothing else. */
  named: readonly Stretch[];
}

/** The files of a package, each for some characters. */
const partsOf = memoize((name): FontPart[] => {
  const list = `${listOf(name)}`;
  if (name === signFont) {
    // Its list names Latin letters alone.
    const file = list.replace("unicode.json", "files/noto-sans-math-latin-400-normal.woff2");
    return [{ file, named: [[0, 0x10ffff]] }];
  }
  const ranges: Record<string, string> = JSON.parse(readFileSync(list, "utf8"));
  return Object.entries(ranges).map(([part, text]) => {
    const file = `${name.slice(fontScope.length)}-${part.replace(/[[\]]/g, "")}-wght-normal.woff2`;
    return {
      file: list.replace("unicode.json", `files/${file}`),
      named: text.split(",").map(parseRange),
    };
  });
});

/** Reads U+0600-06FF or U+20. */
function parseRange(range: string): Stretch {
  const [first = "", last = first] = range.replace("U+", "").split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
