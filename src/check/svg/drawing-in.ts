import { readFileSync } from "node:fs";
import { type CleanSvg, cleanSvg, NoDrawing } from "./clean-svg.ts";

/** A drawing from a file, cleaned, or why there is none, as a sentence. */
export function drawingIn(path: string, prefix?: string): CleanSvg | { fault: string } {
  try {
    return cleanSvg(readFileSync(path, "utf8"), prefix);
  } catch (error) {
    if (error instanceof NoDrawing) return { fault: error.message };
    throw error;
  }
}
