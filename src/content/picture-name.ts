import { withFacts } from "./facts.ts";
import { refineWith } from "./faults.ts";
import { term } from "./primitives.ts";

/** File extensions of pictures, in lower case. */
export const pictureEnding = /\.(avif|jpe?g|png|svg|webp)$/;

/** Endings of pictures that browsers do not show, such as HEIC from a telephone. */
export const unshownEnding = /\.(hei[cf]|tiff?|bmp|psd)$/i;

function pictureFault(name: string): string | undefined {
  if (/\.(?:apng|gif|m4v|mov|mp4|webm)$/i.test(name))
    return "A picture here cannot move. Write the name of a JPEG, PNG, WebP, AVIF or SVG; put a film or an animation into content/files, and link to it.";
  if (unshownEnding.test(name))
    return "Browsers do not show pictures of this kind. Save it as JPEG, and write the name of that file.";
  return pictureEnding.test(name) && !/[\\/]/.test(name)
    ? undefined
    : "Write the name of a picture in content/pictures, such as till.jpg; it ends in .jpg, .png, .webp, .avif or .svg.";
}

/** The name of a picture of any kind. */
export const pictureName = (description: string) =>
  term(description).check(refineWith(pictureFault));

const svgPattern = /^[^\\/]+\.svg$/;

/** The name of a drawing, which a page has as shapes. */
export function svgName(description: string) {
  const wanted = "Write the name of an SVG in content/pictures, such as logo.svg.";
  const field = term(description).refine((name) => svgPattern.test(name), wanted);
  return withFacts(field, { control: "drawing" });
}
