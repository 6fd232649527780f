import bidiFactory from "bidi-js";
import { Buffer, Direction, type Font, shape } from "harfbuzzjs";
import type { Site, VoiceName } from "../../../../src/engine/schema/site.ts";
import { voiceRows } from "../../../../src/site/design/voice.ts";
import { withIsolates } from "../../../../src/words/left-to-right.ts";
import { memoize } from "../../../../src/words/memoize.ts";
import { type DrawnFace, drawnForm, fontFor, lettersOf } from "./fonts.ts";

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
  /** The characters that no installed font draws, which the text is without. */
  undrawn: readonly string[];
  shape(start: number, end: number): Shaped;
}

/** The language and direction of a text, and the voice of its site. */
export type Writing = Pick<Site, "language" | "direction"> & {
  theme?: Pick<Site["theme"], "voice">;
};

interface Run {
  start: number;
  end: number;
  /** Depth of the embedding (Unicode Standard Annex 9): odd ones go right to left. */
  level: number;
  font: Font;
}

/** The face of a voice in link previews, whose fonts are those of Noto; nothing for a book's. */
function drawnFace(name: VoiceName = "book"): DrawnFace | undefined {
  const { faces, values } = voiceRows[name];
  return faces && { isSans: !faces.isSerif, weight: Number(values["--heading-weight"] ?? 400) };
}

const bidi = bidiFactory();

/** Prepares a text for shaping, without characters that no font draws, and loads only the fonts that it needs. */
export async function shaperFor(
  written: string,
  { language, direction, theme }: Writing,
): Promise<Shaper> {
  const letters = lettersOf(written.normalize("NFC"));
  const drawn = await Promise.all(letters.map((letter) => drawnForm(letter, language)));
  const undrawn = letters.filter((_, place) => drawn[place] === "");
  const text = drawn.join("").trim().replace(/\s+/g, " ");
  const embedding = levelsOf(text, direction);
  const runs = await runsOf(text, language, embedding.levels, drawnFace(theme?.voice));
  const shapeOnce = memoize((_, start: number, end: number): Shaped => {
    const line: Shaped = { width: 0, ascent: 0, descent: 0, paths: "" };
    const within = runs
      .map((run) => ({ ...run, start: Math.max(run.start, start), end: Math.min(run.end, end) }))
      .filter((run) => run.start < run.end);
    const order = bidi.getReorderedIndices(text, embedding, start, end - 1);
    for (const run of within.sort((a, b) => order.indexOf(a.start) - order.indexOf(b.start)))
      addRun(line, text, run, language);
    return line;
  });
  return {
    ...{ text, undrawn },
    shape: (start, end) => shapeOnce(`${start}-${end}`, start, end),
  };
}

/** The depths of a text's characters, of which nothing that runs from left to right is scrambled. */
function levelsOf(text: string, direction: Writing["direction"]) {
  const isolated = withIsolates(text);
  const { levels } = bidi.getEmbeddingLevels(isolated, direction);
  const kept = levels.filter((_, at) => !/[\u2066\u2069\u202c\u202d]/.test(isolated.charAt(at)));
  return { ...bidi.getEmbeddingLevels(text, direction), levels: kept };
}

/** Parts of a text with one font and one direction. */
async function runsOf(
  text: string,
  language: string,
  levels: Uint8Array,
  face: DrawnFace | undefined,
): Promise<Run[]> {
  const runs: Run[] = [];
  let end = 0;
  for (const grapheme of lettersOf(text)) {
    const last = runs.at(-1);
    const start = end;
    const level = levels[start] ?? 0;
    const { font } = (await fontFor(grapheme, language, face)) ?? {};
    end += grapheme.length;
    if (font === undefined) continue;
    if (last && last.level === level && last.font === font) last.end = end;
    else runs.push({ start, end, level, font });
  }
  return runs;
}

function addRun(line: Shaped, text: string, run: Run, language: string): void {
  const { font } = run;
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
