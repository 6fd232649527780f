/** A text with the digits 0 to 9 in place of those of other scripts; undefined where it has none of those. */
export function inPlainDigits(text: string): string | undefined {
  const plain = text.replace(/\p{Nd}/gu, (digit) => String(worthOf(digit)));
  // The signs for decimals and percent that stand beside Arabic digits.
  return plain === text ? undefined : plain.replaceAll("\u066B", ".").replaceAll(/\s*\u066A/g, "");
}

/** What a digit counts: those of a script stand in a row from zero on. */
function worthOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (point - zero) % 10;
}
