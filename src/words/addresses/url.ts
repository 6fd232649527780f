/**
 * An address as a URL; `undefined` if it is invalid. In Node 20 `URL.canParse` rejects letters such as ü after
 * some thousand calls.
 */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Decodes valid percent-encoding in an address or a part of one. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
