/** An element of a drawing: its name, its attributes as SVG writes them, and what stands in it. */
export type Shape = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly Shape[],
];

/** A drawing, with nothing in it but shapes and paints. */
export interface Artwork {
  viewBox: string;
  shapes: readonly Shape[];
  /** How it fits its place, as SVG's `preserveAspectRatio` has it, where it says so. */
  fit?: string | undefined;
  /** Whether what lies outside its `viewBox` is seen as well. */
  isOpen?: boolean | undefined;
}
