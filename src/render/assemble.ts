import { escapeAttribute } from "../engine/escape.ts";
import { type InlineScripts, ownScripts } from "./inline-scripts.ts";

interface PageParts {
  styles: string;
  scripts: InlineScripts;
  /** The boot script, as the page needs it. */
  boot: string;
  /** Addresses for the boot script, as `data-` attributes: app with page, and each control's chunks. */
  settings: Readonly<Record<string, string>>;
  policy?: string;
  /** Texts of data elements, by media type, such as JSON-LD and speculation rules. */
  data?: Readonly<Record<string, string | undefined>>;
  /** Further elements for the head: scripts of sections, and the development server's client. */
  head?: string;
  /** Further elements for the end of the body. */
  foot?: string;
}

/** The element that runs a module once the page is read. */
export const moduleScript = (address: string): string =>
  `<script type="module" src="${escapeAttribute(address)}"></script>`;

/**
 * Puts policy, styles, scripts and data into a rendered document. They come in after rendering,
 * because React must not know them (see `app.tsx`). The policy comes before everything that it covers;
 * only the character set comes before it, because it must be in the first 1,024 bytes. What the first
 * paint does not need comes last.
 */
export function assemblePage(
  html: string,
  { styles, scripts, boot, settings, policy, data = {}, head = "", foot = "" }: PageParts,
): string {
  const policyElement = policy
    ? `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`
    : "";
  const attributes = Object.entries(settings).map(
    ([name, value]) => ` data-${name}="${escapeAttribute(value)}"`,
  );
  const dataElements = Object.entries(data).map(([type, text]) =>
    text ? `<script type="${type}">${text}</script>` : "",
  );
  const further = ownScripts(scripts, html).map((code) => `<script>${code}</script>`);
  const places = {
    '<meta charset="utf-8">': ["", policyElement],
    "</head>": [`<style>${styles}</style><script>${scripts.theme}</script>${head}`, ""],
    "</body>": [
      `<script${attributes.join("")}>${boot}</script>${[...dataElements, ...further].join("")}${foot}`,
      "",
    ],
  };
  let page = shortMarkup(html);
  for (const [element, [before, behind]] of Object.entries(places)) {
    const parts = page.split(element);
    // Otherwise it would have no policy or no scripts.
    if (parts.length !== 2)
      throw new Error(`The rendered page has ${parts.length - 1} of ${element}, not one.`);
    page = parts.join(before + element + behind);
  }
  return page;
}

/** What is no markup of a page, in which only shapes of a drawing are changed. */
const otherTexts = /(<(?:svg|script|style)\b.*?<\/(?:svg|script|style)>)/s;

/**
 * Writes attributes in lower case, and leaves out what a reader of HTML does not need. React writes some attributes in
 * camel case, such as `charSet`: browsers read both, but brotli's dictionary has the usual form.
 */
function shortMarkup(html: string): string {
  const parts = html.split(otherTexts).map((part, at) =>
    at % 2
      ? part.replaceAll(/><\/(?:path|use|circle|ellipse|rect|line|poly\w+)>/g, "/>")
      : part
          .replaceAll(/(?<= )[a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase())
          .replaceAll(
            /(?<! href)=""(?=[^<>]*>)|\/(?=>)(?<=<(?:br|hr|img|input|link|meta|source|wbr)\b[^<>]*\/)/g,
            "",
          )
          .replaceAll("&#x27;", "'"),
  );
  return parts.join("");
}
