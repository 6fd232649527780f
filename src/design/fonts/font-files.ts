import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { brotliDecompressSync } from "node:zlib";
import { scriptOf } from "../../content/direction-of.ts";

/** How letters end: with serifs or without. Scripts that have one font only take that for both. */
export type FontStyle = "serif" | "sans";

const require = createRequire(import.meta.url);
const scope = "@fontsource-variable/";

/** Names of the font packages that this project installs: to install one is to use it. */
const packages = Object.keys(
  (require("../../../package.json") as { devDependencies: Record<string, string> }).devDependencies,
).flatMap((name) => (name.startsWith(scope) ? [name.slice(scope.length)] : []));

/** The same Chinese character is drawn otherwise in Japan, Korea, China and Taiwan. */
const regions: Record<string, string> = { Jpan: "jp", Kore: "kr", Hans: "sc", Hant: "tc" };

/**
 * The file of the font that draws a character with all that is combined with it, or undefined where
 * no font does.
 *
 * @param grapheme What readers take for one character.
 */
export function fontFileFor(
  grapheme: string,
  style: FontStyle,
  language: string,
): string | undefined {
  const codes = drawnCodes(grapheme);
  for (const name of packagesFor(style, language))
    for (const { file, named } of partsOf(name))
      if (holds(named, codes) && holds(drawnBy(file), codes)) return file;
  return undefined;
}

/** What a function gives for a text, found out once for each. */
function once<Found>(find: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>();
  return (text) => {
    if (!found.has(text)) found.set(text, find(text));
    return found.get(text) as Found;
  };
}

/** The package of a region's Chinese characters, by its language. */
const regionOf = once((language) => regions[scriptOf(language) ?? ""]);

/** The packages in the order in which they are asked. */
function packagesFor(style: FontStyle, language: string): string[] {
  const first = [`noto-${style}`, `noto-${style}-${regionOf(language)}`];
  return [
    ...first.filter((name) => packages.includes(name)),
    ...packages.filter((name) => !first.includes(name)),
  ];
}

/** What a text has to draw, one grapheme after the other. */
export function graphemesOf(text: string): Intl.Segments {
  return new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text);
}

/** Code points that need a glyph: what cannot be seen needs none, and all blanks are drawn as one. */
function drawnCodes(grapheme: string): number[] {
  const drawn = grapheme
    .normalize("NFC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\p{White_Space}/gu, " ");
  return [...drawn].map((character) => character.codePointAt(0) as number);
}

/** A stretch of code points, the last included. */
type Stretch = readonly [first: number, last: number];

function holds(stretches: readonly Stretch[], codes: readonly number[]): boolean {
  return codes.every((code) => stretches.some(([first, last]) => first <= code && code <= last));
}

interface FontPart {
  file: string;
  /** What the package says that the file is for: all that it draws lies within. */
  named: readonly Stretch[];
}

/** The files of a package, each for some characters. */
const partsOf = once((name): FontPart[] => {
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

const drawnBy = once((file) => charactersOf(readFileSync(file)));

/**
 * The code points that a font draws, from its file (WOFF 2.0, sections 4 and 5). Only the table of
 * characters is read, at once: the check may not wait.
 */
function charactersOf(woff2: Buffer): Stretch[] {
  const { at, packed } = placeOfCharacters(woff2);
  const size = woff2.readUInt32BE(20);
  const cmap = brotliDecompressSync(woff2.subarray(packed, packed + size)).subarray(at);
  // A map of all code points, or else of the first 65,536 (OpenType, cmap).
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const whole = maps.find((map) => map.readUInt16BE(0) === 12);
  const basic = maps.find((map) => map.readUInt16BE(0) === 4);
  if (whole) return wholeStretches(whole);
  return basic ? basicStretches(basic) : [];
}

/** Numbers by which the directory names tables; of one with another name the name follows. */
const [cmapTable, glyfTable, locaTable, namedTable] = [0, 10, 11, 63];

/** Where the table of characters stands among the unpacked tables, and where the packed ones begin. */
function placeOfCharacters(woff2: Buffer): { at: number; packed: number } {
  let [offset, unpacked, at] = [48, 0, 0];
  const readNumber = () => {
    let value = 0;
    for (;;) {
      const byte = woff2.readUInt8(offset++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let left = woff2.readUInt16BE(12); left > 0; left--) {
    const flags = woff2.readUInt8(offset++);
    const table = flags & 63;
    if (table === namedTable) offset += 4;
    const length = readNumber();
    // Outlines as they were have version 3, all other tables version 0.
    const asItWas = table === glyfTable || table === locaTable ? 3 : 0;
    if (table === cmapTable) at = unpacked;
    unpacked += flags >> 6 === asItWas ? length : readNumber();
  }
  return { at, packed: offset };
}

function wholeStretches(map: Buffer): Stretch[] {
  return Array.from({ length: map.readUInt32BE(12) }, (_, index) => {
    const group = 16 + 12 * index;
    return [map.readUInt32BE(group), map.readUInt32BE(group + 4)] as const;
  });
}

function basicStretches(map: Buffer): Stretch[] {
  const twice = map.readUInt16BE(6);
  // The last one ends the list (OpenType, cmap). None has a hole: they are made of the characters that are drawn.
  return Array.from({ length: twice / 2 - 1 }, (_, index) => {
    const last = 14 + 2 * index;
    return [map.readUInt16BE(last + twice + 2), map.readUInt16BE(last)] as const;
  });
}
