/**
 * How pictures are encoded. It is part of their names, so that a change makes new ones.
 * Of the new formats at these settings eyes tell little from the source; AVIF at effort 4 takes half
 * the time of 5 for a hundredth more of bytes.
 */
export const recipe = {
  avif: { quality: 50, effort: 4 },
  webp: { quality: 75 },
  jpg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9, palette: true },
} as const;
