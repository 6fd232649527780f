import { readFile } from "node:fs/promises";
import bidiFactory from "bidi-js";
import { Blob, Buffer, Direction, Face, Font, shape, Variation } from "harfbuzzjs";
import decompress from "woff2-encoder/decompress";
import { memoize } from "../../../../src/content/memoize.ts";
import type { Site } from "../../../../src/content/schema/site.ts";
import { drawnForm, fontFileFor, graphemesOf } from "../../../check/fonts/font-files.ts";

/** Shaped text is measured in units of 1/2000 em. */
export const unitsPerEm = 2000;

/** A shaped part of a text, in units of the em, from its left end on the baseline. */
export interface Shaped {
  width: number;
  /** How far the ink reaches above and below the baseline. */
  ascent: number;
  descent: number;
  /** SVG paths, with the y axis upwards. */
  paths: string;
}

/** Shapes parts of one text, by their offsets. */
export interface Shaper {
  text: string;
  shape(start: number, end: number): Shaped;
}

/** The language and direction of a text. */
export type Writing = Pick<Site, "language" | "direction">;

interface Run {
  start: number;
  end: number;
  /** Depth of the embedding (Unicode Standard Annex 9): odd ones go right to left. */
  level: number;
  file: string;
}

const bidi = bidiFactory();

/** A font of regular weight, unpacked from its file. */
const fontOf = memoize(async (file): Promise<Font> => {
  const unpacked = await decompress(await readFile(file));
  const font = new Font(new Face(new Blob(unpacked)));
  font.setScale(unitsPerEm, unitsPerEm);
  font.setVariations([new Variation("wght", 400)]);
  return font;
});

/** Prepares a text for shaping, without characters that no font draws, and loads only the fonts that it needs. */
export async function shaperFor(
  written: string,
  { language, direction }: Writing,
): Promise<Shaper> {
  const drawn = Array.from(graphemesOf(written.normalize("NFC")), ({ segment }) =>
    drawnForm(segment, language),
  );
  const text = drawn.join("").trim().replace(/\s+/g, " ");
  const embedding = bidi.getEmbeddingLevels(text, direction);
  const runs = runsOf(text, language, embedding.levels);
  const files = [...new Set(runs.map(({ file }) => file))];
  const loaded = new Map(
    await Promise.all(files.map(async (file) => [file, await fontOf(file)] as const)),
  );
  const known = new Map<string, Shaped>();
  function shaped(start: number, end: number): Shaped {
    const line: Shaped = { width: 0, ascent: 0, descent: 0, paths: "" };
    const within = runs
      .map((run) => ({ ...run, start: Math.max(run.start, start), end: Math.min(run.end, end) }))
      .filter((run) => run.start < run.end);
    const order = bidi.getReorderedIndices(text, embedding, start, end - 1);
    for (const run of within.sort((a, b) => order.indexOf(a.start) - order.indexOf(b.start)))
      addRun(line, text, run, loaded.get(run.file) as Font, language);
    known.set(`${start}-${end}`, line);
    return line;
  }
  return { text, shape: (start, end) => known.get(`${start}-${end}`) ?? shaped(start, end) };
}

/** Parts of a text with one font and one direction. */
function runsOf(text: string, language: string, levels: Uint8Array): Run[] {
  const runs: Run[] = [];
  for (const { segment, index: start } of graphemesOf(text)) {
    const last = runs.at(-1);
    const level = levels[start] ?? 0;
    const file = fontFileFor(segment, language);
    if (file === undefined) continue;
    const end = start + segment.length;
    if (last && last.level === level && last.file === file) last.end = end;
    else runs.push({ start, end, level, file });
  }
  return runs;
}

function addRun(line: Shaped, text: string, run: Run, font: Font, language: string): void {
  const buffer = new Buffer();
  buffer.addText(text, run.start, run.end - run.start);
  buffer.setDirection(run.level % 2 === 1 ? Direction.RTL : Direction.LTR);
  buffer.setLanguage(language);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
    if (glyph === 0) continue;
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const path = font.glyphToPath(glyph);
    const ink = font.glyphExtents(glyph);
    if (path)
      line.paths += `<path transform="translate(${line.width + xOffset} ${yOffset})" d="${path}"/>`;
    if (path && ink) {
      line.ascent = Math.max(line.ascent, yOffset + ink.yBearing);
      line.descent = Math.max(line.descent, -(yOffset + ink.yBearing + ink.height));
    }
    line.width += xAdvance;
  }
}
