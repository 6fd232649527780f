import { plainDigits } from "./plain-digits.ts";

/**
 * A key, address, date or number as a plain keyboard types it: in the digits 0 to 9, and without
 * characters that are invisible.
 */
export function normalizeInput(text: string): string {
  return (
    plainDigits(text.normalize("NFKC"))
      // The Arabic signs for decimals and percent.
      .replaceAll("\u066B", ".")
      .replaceAll(/(?<!\s)\s*\u066A/g, "")
      .replaceAll(/\p{Cf}/gu, "")
      .replaceAll(/[\p{Pd}\u2212]/gu, "-")
      .trim()
  );
}
