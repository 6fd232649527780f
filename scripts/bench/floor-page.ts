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
