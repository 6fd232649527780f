/** Small letters, digits and single hyphens: the name of a product's file without its ending. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The slug that was probably meant by a name; none where no letter or digit of it is left. */
export function slugFrom(name: string): string | undefined {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase();
  return words.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || undefined;
}
