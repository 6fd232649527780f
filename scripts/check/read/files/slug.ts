/** Small letters, digits and single hyphens: the name of a product's file without its ending. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Letters that are written as two in plain letters. */
const twofold: Record<string, string> = {
  ...{ ä: "ae", ö: "oe", ü: "ue", ß: "ss" },
  ...{ æ: "ae", œ: "oe", ø: "oe", þ: "th", đ: "d", ð: "d", ł: "l", ı: "i" },
};

/** The slug that a name probably means; undefined if no letter or digit is left. */
export function slugFrom(name: string): string | undefined {
  const words = name
    .normalize("NFC")
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/gu, (letter) => twofold[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "");
  return words.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || undefined;
}
