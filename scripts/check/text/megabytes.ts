export const megabyte = 1_000_000;

/** A size for people: `12 MB`, `1.5 MB`. */
export function megabytes(bytes: number): string {
  return `${Number((bytes / megabyte).toFixed(1))} MB`;
}
