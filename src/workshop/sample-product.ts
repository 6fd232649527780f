import type { Card } from "../content/card.ts";

/** A product as plain as products get: without any optional field. */
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
