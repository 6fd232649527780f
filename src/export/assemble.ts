import type { InlineScripts } from "./inline-scripts.ts";

/** What the export puts into a rendered page. */
export interface PageParts {
  styles: string;
  scripts: InlineScripts;
  /** Addresses for the boot script, as `data-` attributes: app, page, and each control's chunks. */
  settings: Readonly<Record<string, string>>;
  /** Further elements for the head, such as the development server's client. */
  head?: string;
}

/**
 * Puts styles and scripts into a rendered document. They come in after rendering, because React
 * must not know them (see `document.tsx`).
 */
export function assemblePage(html: string, { styles, scripts, settings, head = "" }: PageParts) {
  const attributes = Object.entries(settings).map(
    ([name, value]) => ` data-${name}="${escapeAttribute(value)}"`,
  );
  return html
    .replace(
      "</head>",
      () => `<style>${styles}</style><script>${scripts.theme}</script>${head}</head>`,
    )
    .replace("</body>", () => `<script${attributes.join("")}>${scripts.boot}</script></body>`);
}

function escapeAttribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
