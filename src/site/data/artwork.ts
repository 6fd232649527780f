/** An element of a drawing: its name, its attributes as SVG writes them, and its children. */
export type Shape = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Shape[],
];

/** With it and a hyphen the ids in a drawing begin. In a page they get another one. */
export const idPrefix = "art";

/** A drawing of shapes and paints only. */
export interface Artwork {
  viewBox: string;
  shapes: readonly Shape[];
  /** Value of SVG's `preserveAspectRatio`, if the file has one. */
  fit?: string | undefined;
  /** Whether shapes outside its `viewBox` are visible too. */
  isOpen?: boolean | undefined;
  /** Whether it is larger than its place next to a page's opening, and cut off at the top. */
  isClose?: boolean | undefined;
}

/** The versal: whole, or growing from station to station of a roadmap. */
export type Versal = "whole" | "lane";

/** The drawings of a page. */
export interface Drawings {
  /** Next to its opening. */
  drawing?: Artwork | undefined;
  /** How the versal stands there in its place. */
  versal?: Versal | undefined;
  /** At the stations of its roadmap, in the same order. */
  stations?: readonly Artwork[] | undefined;
}
