/** A script element that a browser runs: data such as JSON-LD has a type. */
const runningScript = /<script(?![^>]*type=)[^>]*>(.*?)<\/script>/gs;

/** Codes of the scripts inside a finished page. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(runningScript)].map(([, code]) => `${code}`);
}

/** What the boot script of a finished page is told: addresses of chunks, by name. */
export function chunkAddresses(html: string): Record<string, string[]> {
  const [, attributes = ""] = /<script( data-app=[^>]*)>/.exec(html) ?? [];
  const settings = [...attributes.matchAll(/ data-([\w-]+)="([^"]*)"/g)];
  return Object.fromEntries(
    settings
      .map(([, name, value]) => [`${name}`, `${value}`.split(" ").filter(Boolean)] as const)
      .filter(([, addresses]) => addresses.every((address) => address.endsWith(".js"))),
  );
}

/**
 * The floor of a finished page: the same text and styles as plain HTML. It has no script, no policy
 * and no attribute for scripts, and its icon is empty, so that the browser asks for none.
 */
export function floorPage(html: string): string {
  return html
    .replace(/<script[^>]*>.*?<\/script>/gs, "")
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
    .replace(/<link rel="manifest"[^>]*>/, "")
    .replace(/(<link rel="icon" href=")[^"]*"/, '$1data:,"')
    .replace(/ data-[\w-]+="[^"]*"/g, "");
}
