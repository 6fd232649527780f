import { resolve } from "node:path";
import { readText } from "../../check/read/files/read-text.ts";
import { drawingIn } from "../../check/svg/clean-svg.ts";

/** What is wrong with a logo file, and what to give instead; undefined if it can be used. */
export function logoFault(file: string): string | undefined {
  const { source, diagnostic } = readText(resolve(file), file);
  if (source === undefined || diagnostic !== undefined)
    return `${diagnostic?.message} Give the path of an SVG file.`;
  if (!file.endsWith(".svg")) return "Its name does not end in .svg. Give the path of an SVG file.";
  const drawing = drawingIn(resolve(file));
  return "fault" in drawing ? `${drawing.fault} Give an SVG file that draws the logo.` : undefined;
}
