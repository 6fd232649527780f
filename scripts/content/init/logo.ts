import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { Site } from "../../../src/content/schema/site.ts";
import { displayPath } from "../../check/read/files/display-path.ts";
import { readText } from "../../check/read/files/read-text.ts";
import { Refusal } from "../../check/refusal.ts";
import { drawingIn } from "../../check/svg/clean-svg.ts";
import { textIn } from "../write-file.ts";

/** What is wrong with a logo file, and what to give instead; undefined if it can be used. */
export function logoFault(file: string): string | undefined {
  const { source, diagnostic } = readText(resolve(file), file);
  if (source === undefined || diagnostic !== undefined)
    return `${diagnostic?.message} Give the path of an SVG file.`;
  if (!file.endsWith(".svg")) return "Its name does not end in .svg. Give the path of an SVG file.";
  const drawing = drawingIn(resolve(file));
  return "fault" in drawing ? `${drawing.fault} Give an SVG file that draws the logo.` : undefined;
}

/**
 * The copy of a logo to write into the pictures of a content folder, with the text that is there before.
 *
 * @throws Refusal if another picture has its name.
 */
export function logoCopy(file: string, directory: string, { company }: Site) {
  const path = join(directory, "pictures", basename(file));
  const text = readFileSync(resolve(file), "utf8");
  const before = textIn(path);
  const isOther = before !== undefined && before !== text;
  if (isOther && company.logo.file !== basename(file))
    throw new Refusal(`${displayPath(path)} is another picture: give your file another name.`);
  return { path, before, text };
}
