/**
 * Attributes with addresses that browsers, link previews or the boot script request; links are not among them. To look
 * back from each character instead of from such a name takes ten times as long.
 */
const asking =
  /\s(?:src|srcset|href|poster|content|data-[a-z-]+)(?<!<a\s[^<>]*\s[a-z-]+)="([^"]*)"/g;

/** All addresses that a page asks for, each once. */
export function addressesAsked(html: string): string[] {
  const values = html.matchAll(asking);
  return [...new Set([...values].flatMap(([, value = ""]) => value.split(/[\s,]+/)))];
}
