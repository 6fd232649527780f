/** An address, or a part of one, with percent-encoding decoded where it is valid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
