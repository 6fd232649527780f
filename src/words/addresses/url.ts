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

/**
 * A former path as browsers ask for it, since Cloudflare compares letter by letter; but a colon or an asterisk would be
 * a pattern.
 */
export const encodePath = (path: string): string =>
  encodeURI(path).replaceAll(
    /[:*?#]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
