/** An address as a URL, if it is one. `URL.canParse` of Node 20 refuses letters such as ü in the long run. */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
