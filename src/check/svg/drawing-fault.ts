import { readFileSync } from "node:fs";
import type { PictureFacts } from "../read/assets/picture-facts.ts";
import { type CleanSvg, cleanSvg, NoDrawing } from "./clean-svg.ts";

/** A drawing from a file, cleaned, or why there is none, as a sentence. */
export function drawingIn(path: string): CleanSvg | { fault: string } {
  try {
    return cleanSvg(readFileSync(path, "utf8"));
  } catch (error) {
    if (error instanceof NoDrawing) return { fault: error.message };
    throw error;
  }
}

/** Why a picture of that kind cannot be shown, where it is a drawing that holds none. */
export function drawingFault(path: string, kind: PictureFacts["kind"]): string | undefined {
  const drawing = kind === "svg" ? drawingIn(path) : undefined;
  return drawing && "fault" in drawing ? drawing.fault : undefined;
}
