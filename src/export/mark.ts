import { join } from "node:path";
import { contentDirectory } from "../check/read/content-directory.ts";
import { drawingIn } from "../check/svg/clean-svg.ts";
import type { Artwork } from "../content/artwork.ts";
import { type Mark, strokesOf } from "../content/mark.ts";
import type { Logo } from "../content/schema/logo.ts";

/**
 * The company's mark with its drawings, read from their files and cleaned.
 *
 * @throws Where there is no such drawing, which the check would have said.
 */
export function markOf(logo: Logo): Mark {
  const { file, darkFile } = logo;
  if (file === undefined) return strokesOf(logo);
  const dark = darkFile && artworkOf(darkFile, "md");
  return { light: artworkOf(file, "m"), ...(dark && { dark }) };
}

/**
 * A drawing from its file, cleaned.
 *
 * @param name Of the file in `content/pictures/`.
 * @param prefix Put before its ids, which are unique in a page only then.
 * @throws Where there is no such drawing, which the check would have said.
 */
export function artworkOf(name: string, prefix: string): Artwork {
  const drawing = drawingIn(join(contentDirectory(), "pictures", name), prefix);
  if ("fault" in drawing) throw new Error(`${name}: ${drawing.fault}`);
  return drawing.artwork;
}
