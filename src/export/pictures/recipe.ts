/**
 * How pictures are encoded. It is part of their names, so that a change makes new ones.
 * AVIF at effort 4, the library's own choice, takes four times as long as at 3, and saves nothing.
 */
export const recipe = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 75 },
  jpg: { quality: 78, mozjpeg: true },
  png: { compressionLevel: 9, palette: true },
} as const;
