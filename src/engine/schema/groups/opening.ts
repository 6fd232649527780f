import { withFacts } from "../values/field-facts.ts";
import { choice } from "../values/primitives.ts";
import type { RenderedHours } from "./opening-hours.ts";

const names = ["drawing", "week", "ground", "list"] as const;

/** What a page of sections opens with, beside its words. */
export const opening = withFacts(choice("", names), { control: "opening" }).optional();

/** What the list of an opening names. */
export const offers = choice("", ["products", "pages", "places"]).optional();

/** A line of the list that opens a page: an offer, and a fact about it, such as a price. */
export interface Offer {
  text: string;
  page?: string | undefined;
  href?: string | undefined;
  fact?: string | undefined;
}

/** What the build adds for an opening other than a drawing. */
export type RenderedOpening =
  | { kind: "ground" }
  | { kind: "week"; name: string; hours: RenderedHours }
  | { kind: "list"; offers: readonly Offer[] };

/** The openings that take the place of drawing, letter and photograph. */
export const ownOpenings: readonly string[] = names.filter((name) => name !== "drawing");

export const isOwnOpening = (written = ""): boolean => ownOpenings.includes(written);
