import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { scriptOf } from "../../../src/content/direction-of.ts";
import { memoize } from "../../../src/content/memoize.ts";
import { charactersOf, type Stretch } from "./characters-of.ts";

const require = createRequire(import.meta.url);
const scope = "@fontsource-variable/";

const { dependencies, devDependencies } = require("../../../package.json");

/** Names of the font packages in `package.json`. Each that is installed is used. */
const packages = Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) =>
  name.startsWith(scope) ? [name.slice(scope.length)] : [],
);

/** The same Chinese character is drawn differently in Japan, Korea, China and Taiwan. */
const regions: Record<string, string> = { Jpan: "jp", Kore: "kr", Hans: "sc", Hant: "tc" };

/**
 * The file of the font that draws a character and all marks that are combined with it; `undefined` if no font
 * does.
 *
 * @param grapheme What readers see as one character.
 */
export function fontFileFor(grapheme: string, language: string): string | undefined {
  const codes = drawnCodes(grapheme);
  for (const name of packagesFor(language))
    for (const { file, named } of partsOf(name))
      if (holds(named, codes) && holds(drawnBy(file), codes)) return file;
  return undefined;
}

/** The package of a region's Chinese characters, by its language. */
const regionOf = memoize((language) => regions[scriptOf(language) ?? ""]);

/** A font that matches the headings of pages, in scripts that have one. */
const bookFace = /-(serif|naskh)-/;

/** The packages in the order in which they are searched. */
const packagesFor = memoize((language) => {
  const ranks = (name: string) => [
    name === "noto-serif",
    bookFace.test(name),
    name === `noto-sans-${regionOf(language)}`,
    true,
  ];
  const rankOf = (name: string) => ranks(name).indexOf(true);
  return packages.toSorted((one, other) => rankOf(one) - rankOf(other));
});

/** The graphemes of a text. */
export function graphemesOf(text: string): Intl.Segments {
  return new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text);
}

/** Code points that need a glyph: invisible ones need none, and all white space is drawn as a space. */
function drawnCodes(grapheme: string): number[] {
  const drawn = grapheme
    .normalize("NFC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\p{White_Space}/gu, " ");
  return [...drawn].map((character) => character.codePointAt(0) as number);
}

function holds(stretches: readonly Stretch[], codes: readonly number[]): boolean {
  return codes.every((code) => stretches.some(([first, last]) => first <= code && code <= last));
}

interface FontPart {
  file: string;
  /** Ranges of the file according to the package. It draws nothing else. */
  named: readonly Stretch[];
}

/** The files of a package, each for some characters. */
const partsOf = memoize((name): FontPart[] => {
  const list = require.resolve(`${scope}${name}/unicode.json`);
  const ranges: Record<string, string> = JSON.parse(readFileSync(list, "utf8"));
  return Object.entries(ranges).map(([part, text]) => {
    const file = `${name}-${part.replace(/[[\]]/g, "")}-wght-normal.woff2`;
    return {
      file: list.replace("unicode.json", `files/${file}`),
      named: text.split(",").map(read),
    };
  });
});

/** Reads U+0600-06FF or U+20. */
function read(range: string): Stretch {
  const [first = "", last = first] = range.replace("U+", "").split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/** The code points that the font in a file draws. */
const drawnBy = memoize((file) => charactersOf(readFileSync(file)));
