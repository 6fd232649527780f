/**
 * An address as a URL; undefined where it is none. `URL.canParse` of Node 20 refuses letters such as ü once
 * it has been called some thousand times.
 */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
