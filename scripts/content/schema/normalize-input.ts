import { plainDigits } from "../../../src/content/plain-digits.ts";
import { say } from "../../../src/content/say.ts";
import { codePoint } from "../terminal.ts";

/**
 * A key, address, date or number as a plain keyboard types it: in the digits 0 to 9, and without
 * characters that are invisible.
 */
export function normalizeInput(text: string): string {
  return (
    plainDigits(text.normalize("NFKC"))
      // The Arabic signs for decimals and percent.
      .replaceAll("\u066B", ".")
      .replaceAll(/\s*\u066A/g, "")
      .replaceAll(/\p{Cf}/gu, "")
      .replaceAll(/[\p{Pd}\u2212]/gu, "-")
      .trim()
  );
}

/** What a text contains that it does not contain as typed, for the end of a sentence. */
export function unusualCharacters(text: string): string {
  const plain = normalizeInput(text);
  const strange = Array.from(text.trim()).find((character) => !plain.includes(character));
  return strange === undefined
    ? say("characters.space-at-end")
    : say("characters.unusable", { code: codePoint(strange) });
}
