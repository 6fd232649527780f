/** A text with the digits 0 to 9 in place of those of other scripts, such as Arabic ones. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(digitValue(digit)));

/** The digits of a script are in a row, from zero to nine (Unicode Standard, 4.6). */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return (point - zero) % 10;
}
