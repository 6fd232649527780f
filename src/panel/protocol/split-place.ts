/** The key of the file of a place. */
export const fileKeyOf = (place: string): string => place.replace(/#.*$/s, "");

/** The place of what is around a part, and the key or index of the part in that. */
export function splitPlace(place: string): [around: string, key: string] {
  const at = place.lastIndexOf("/");
  return [place.slice(0, Math.max(at, 0)), place.slice(at + 1)];
}
