import { createHash } from "node:crypto";

/**
 * Styles of what only React shows, as a module that comes beside the app: a page then carries what
 * it shows, and the boot script waits for these as for any chunk. A constructed style sheet needs
 * no element, and no leave from the Content Security Policy.
 *
 * @returns Its path below the base path, and its code.
 */
export function lateStyles(page: string, css: string) {
  if (!css) return undefined;
  const code = `const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]`;
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 6);
  return { file: `assets/${page}-styles-${hash}.js`, code };
}
