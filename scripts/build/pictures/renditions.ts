import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { PicturePlace } from "../../../src/engine/schema/values/field-facts.ts";
import type { Pictures } from "../../../src/render/resources.ts";
import {
  fallbackWidth,
  newFormats,
  pictureFile,
  type Rendition,
} from "../../../src/site/data/rendition.ts";
import { factsOnDisk } from "../../disk/disk.ts";
import { fileStamp } from "../../disk/file-stamp.ts";
import { readAssets } from "../../disk/owner-files.ts";

/**
 * How pictures are encoded. It is part of their names, so that a change makes new ones.
 * AVIF at effort 4, the library's own choice, takes four times as long as at 3, and saves nothing.
 */
export const recipe = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 75 },
  jpg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9, palette: true },
} as const;

/** Widths in which pictures are made, in pixels. */
const steps = [320, 480, 640, 960, 1280, 1920];

export interface PictureFile {
  /** Place in the export. */
  file: string;
  /** Path of the owner's picture. */
  source: string;
  ending: string;
  /** Undefined for a drawing. */
  width: number | undefined;
}

/** The owner's pictures, and what is made of those that pages show. */
export class Renditions implements Pictures {
  /** All files of the pictures that were asked for so far, by their places in the export. */
  readonly files = new Map<string, PictureFile>();
  readonly #sources: Map<string, string>;
  readonly #stems = new Map<string, string>();

  /** @param directory The content folder; its pictures are read when they are first asked for. */
  constructor(directory: string) {
    const { pictures } = readAssets(directory);
    this.#sources = new Map(pictures.map(({ name, file }) => [name, resolve(file)]));
  }

  /** Names of the owner's pictures. */
  names(): string[] {
    return [...this.#sources.keys()];
  }

  /** The owner's pictures with their sizes and times, which change with them. */
  stamps(): string[] {
    return [...this.#sources].map(([name, path]) => `${name} ${fileStamp(path)}`);
  }

  renditionFor(
    name: string,
    { widest }: PicturePlace,
    formats: readonly (typeof newFormats)[number][] = newFormats,
  ): Rendition {
    const source = this.#sources.get(name);
    const facts = source ? factsOnDisk(source).picture() : undefined;
    if (!source || !facts || "fault" in facts) throw new Error(`There is no picture ${name}.`);
    const stem = this.#stems.get(name) ?? hashedName(name, source);
    this.#stems.set(name, stem);
    const ending = facts.kind === "svg" || facts.kind === "jpg" ? facts.kind : "png";
    const widths = ending === "svg" ? [] : widthsFor(facts.width, widest);
    const width = widths.at(-1) ?? facts.width;
    const height = Math.round((facts.height * width) / facts.width);
    const wanted = [
      ...formats.flatMap((format) => widths.map((width) => [format, width] as const)),
      [ending, fallbackWidth({ widths })] as const,
    ];
    for (const [format, width] of wanted) {
      const file = pictureFile(stem, format, width);
      this.files.set(file, { file, source, ending: format, width });
    }
    return { width, height, stem, widths, ending };
  }
}

/** A name that changes with the picture's content and encoding. */
function hashedName(name: string, source: string): string {
  const hash = createHash("sha256").update(JSON.stringify(recipe)).update(readFileSync(source));
  return `assets/${name.replace(/\.\w+$/, "")}-${hash.digest("hex").slice(0, 8)}`;
}

/** The widths that a place needs: up to twice its visible width, for dense screens, but at most that of the source. */
export function widthsFor(source: number, widest: number): number[] {
  const enough = steps.find((step) => step >= 2 * widest) ?? (steps.at(-1) as number);
  const largest = Math.min(source, enough);
  // One that is nearly the largest would save nobody anything.
  return [...steps.filter((step) => step < 0.9 * largest), largest];
}
