import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readAssets } from "../../check/read/assets/assets.ts";
import { pictureFacts } from "../../check/read/assets/picture-facts.ts";
import { fallbackWidth, newFormats, pictureFile, type Rendition } from "../../content/rendition.ts";
import { type PlaceName, picturePlaces } from "../../content/schema/image.ts";
import { recipe } from "./recipe.ts";

/** Widths in which pictures are made, in pixels. */
const steps = [320, 480, 640, 960, 1280, 1920];

/** One file that the export makes of a picture. */
export interface PictureFile {
  /** Its place in the export. */
  file: string;
  /** Path of the owner's picture. */
  source: string;
  ending: string;
  /** None for a drawing. */
  width: number | undefined;
}

/** The owner's pictures, and what is made of those that pages show. */
export class Renditions {
  readonly #sources: Map<string, string>;
  readonly #stems = new Map<string, string>();
  readonly #files = new Map<string, PictureFile>();

  /** @param directory The content folder; its pictures are read when they are first asked for. */
  constructor(directory: string) {
    this.#sources = new Map(
      readAssets(directory).pictures.map(({ name, path }) => [name, path] as const),
    );
  }

  /** All files of the pictures that were asked for so far, by their places in the export. */
  get files(): ReadonlyMap<string, PictureFile> {
    return this.#files;
  }

  /**
   * How a picture is shown in a place.
   *
   * @throws Where there is no such picture, which the check would have said.
   */
  of(name: string, place: PlaceName): Rendition {
    const source = this.#sources.get(name);
    const facts = source && pictureFacts(source);
    if (!source || !facts || "fault" in facts) throw new Error(`There is no picture ${name}.`);
    const { sizes, widest } = picturePlaces[place];
    const stem = this.#stemOf(name, source);
    const ending = facts.kind === "svg" ? "svg" : facts.kind === "jpg" ? "jpg" : "png";
    const widths = ending === "svg" ? [] : widthsFor(facts.width, widest);
    const width = widths.at(-1) ?? facts.width;
    const height = Math.round((facts.height * width) / facts.width);
    const rendition: Rendition = { width, height, stem, widths, ending, sizes };
    this.#want(rendition, source);
    return rendition;
  }

  #want(rendition: Rendition, source: string): void {
    const { stem, widths, ending } = rendition;
    const single = widths.length > 0 ? fallbackWidth(rendition) : undefined;
    const wanted = [
      ...newFormats.flatMap((format) => widths.map((width) => [format, width] as const)),
      [ending, single] as const,
    ];
    for (const [format, width] of wanted) {
      const file = pictureFile(stem, format, width);
      this.#files.set(file, { file, source, ending: format, width });
    }
  }

  /** A name that changes with what the picture holds, and how it is encoded. */
  #stemOf(name: string, source: string): string {
    const known = this.#stems.get(name);
    if (known !== undefined) return known;
    const hash = createHash("sha256").update(JSON.stringify(recipe)).update(readFileSync(source));
    const stem = `assets/${name.replace(/\.\w+$/, "")}-${hash.digest("hex").slice(0, 8)}`;
    this.#stems.set(name, stem);
    return stem;
  }
}

/**
 * The widths that a place needs, up to twice what it shows, for dense screens; never more than the
 * source has.
 */
export function widthsFor(source: number, widest: number): number[] {
  const enough = steps.find((step) => step >= 2 * widest) ?? (steps.at(-1) as number);
  const largest = Math.min(source, enough);
  // One that is nearly the largest would save nobody anything.
  return [...steps.filter((step) => step < 0.9 * largest), largest];
}
