/**
 * A whole number in a language's digits.
 *
 * @param digits Its ten digits from zero on, where they are not 0 to 9.
 */
export function inDigits(value: number, digits?: string): string {
  return `${value}`.replace(/\d/g, (digit) => digits?.[Number(digit)] ?? digit);
}
