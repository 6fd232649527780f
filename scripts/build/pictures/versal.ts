import type { Site } from "../../../src/engine/schema/site.ts";
import { versalOf } from "../../../src/render/prepare/drawings.ts";
import { unitsPerEm } from "./previews/fonts.ts";
import { shaperFor } from "./previews/shape-text.ts";

/** A descender that is shorter, in em, is that of a round letter: it goes below the ground. */
const shortDescender = 0.05;

/** The share of its width that the edge of the window or of a link preview cuts. */
export const cutShare = 0.08;

/**
 * The versal in the fonts of link previews, in em: how far its baseline is raised so that its foot stands on the
 * ground, its height above that, and its SVG paths, with the y axis upwards.
 */
export async function versalInk(sign: string, site: Site) {
  const { text, shape } = await shaperFor(sign, site);
  const { width, ascent, descent, paths } = shape(0, text.length);
  const raise = descent / unitsPerEm > shortDescender ? descent / unitsPerEm : 0;
  return {
    raise,
    // A low sign, such as a dash, stays one.
    height: Math.max(ascent / unitsPerEm + raise, 0.5),
    advance: width / unitsPerEm,
    paths: `<g transform="scale(${1 / unitsPerEm})">${paths}</g>`,
  };
}

/**
 * The styles of the versal. Its ink is as high as its box in any face: capitals are scaled by their height, other
 * signs have similar proportions in all faces of their script.
 */
export async function versalCss(site: Site): Promise<string> {
  const sign = versalOf(site);
  if (!sign) return "";
  const { height, raise, advance } = await versalInk(sign, site);
  const adjust = sign.toLowerCase() === sign.toUpperCase() ? "none" : "cap-height .714";
  const shown = (1 - cutShare) * advance;
  return `.opening-ground{--letter:${(shown / height).toFixed(3)}}:is(.versal,.station-sign)::before{content:${JSON.stringify(sign)};font-size:calc(var(--tall)/${height.toFixed(3)});font-size-adjust:${adjust};vertical-align:${raise.toFixed(3)}em;margin-inline-end:-${(cutShare * advance).toFixed(3)}em}`;
}
