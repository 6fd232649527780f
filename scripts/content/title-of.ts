/** `first-product` as people write it: `First Product`. */
export function titleOf(slug: string): string {
  const words = slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(" ");
}
