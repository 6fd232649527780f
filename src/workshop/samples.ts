import type { Card } from "../content/card.ts";
import type { ShownImage } from "../content/rendition.ts";
import address from "./sample-picture.svg?url&no-inline";

/** A picture as pages show it. It is an SVG, so that it has one file. */
export const samplePicture: ShownImage = {
  file: "hills.svg",
  alt: "The sun stands over two green hills.",
  rendition: {
    width: 640,
    height: 400,
    // The bundler's address includes the base path.
    stem: address.slice(import.meta.env.BASE_URL.length).replace(/\.svg$/, ""),
    widths: [],
    ending: "svg",
  },
};

/** A product without any optional field. */
export const sampleProduct: Card = {
  slug: "sample",
  name: "Sample product",
  tagline: "Shows what a card holds",
  icon: "crate",
  bullets: ["Does the first thing", "Does the second thing", "Does the third thing"],
  eta: "Q4 2027",
  progress: 65,
  percent: "65%",
  waitlist: "closed",
};
