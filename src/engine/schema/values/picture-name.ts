import { type Fault, faultText, toWrite } from "../../../words/fault.ts";
import { say } from "../../../words/say.ts";
import { refineWith } from "./add-fault.ts";
import { withFacts } from "./field-facts.ts";
import { term } from "./primitives.ts";

/** File extensions of pictures, in lower case. */
export const pictureEnding = /\.(avif|jpe?g|png|svg|webp)$/;

/** Endings of pictures that browsers do not show, such as HEIC from a telephone. */
export const unshownEnding = /\.(hei[cf]|tiff?|bmp|psd)$/i;

function pictureFault(name: string): Fault | string | undefined {
  if (/\.(?:apng|gif|m4v|mov|mp4|webm)$/i.test(name)) return faultText("pictures.film");
  if (unshownEnding.test(name)) return faultText("pictures.unshown");
  if (pictureEnding.test(name) && !/[\\/]/.test(name)) return undefined;
  // A path, or a name with capitals, as the file had it on a computer.
  const own = name
    .replace(/^.*[\\/]/, "")
    .toLowerCase()
    .replaceAll(/\s+/g, "-");
  const isAddress = /^\w\w+:/.test(name);
  return pictureEnding.test(own) && !isAddress ? toWrite(own) : say("pictures.picture");
}

/** The name of a picture of any kind. */
export const pictureName = () => term().check(refineWith(pictureFault));

const svgPattern = /^[^\\/]+\.svg$/;

/** The name of a drawing, which a page has as shapes. */
export function svgName() {
  const field = term().refine((name) => svgPattern.test(name), say("pictures.svg"));
  return withFacts(field, { control: "drawing" });
}
