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

/** The drawing in a file of the owner's, cleaned; none where it is not there, or no drawing. */
export function soundDrawing(asset: { path: string } | undefined): CleanSvg | undefined {
  const drawing = asset && drawingIn(asset.path);
  return drawing && !("fault" in drawing) ? drawing : undefined;
}
