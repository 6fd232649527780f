import { createHash } from "node:crypto";

/** A file of the export. */
export interface LateStyles {
  /** Its path below the base path. */
  file: string;
  code: string;
}

/**
 * Styles of what only React shows, as a module that comes beside the app: a page then carries what
 * it shows, and the boot script waits for these as for any chunk. A constructed style sheet needs
 * no element, and no leave from the Content Security Policy.
 */
export function lateStyles(page: string, css: string): LateStyles | undefined {
  if (!css) return undefined;
  const code = `const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets=[...document.adoptedStyleSheets,s]`;
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  return { file: `assets/${page}-styles-${hash}.js`, code };
}
