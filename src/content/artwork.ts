/** An element of a drawing: its name, its attributes as SVG writes them, and what stands in it. */
export type Shape = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Shape[],
];

/** A drawing in colours of its own, with nothing in it but shapes and paints. */
export interface Artwork {
  viewBox: string;
  shapes: readonly Shape[];
}
