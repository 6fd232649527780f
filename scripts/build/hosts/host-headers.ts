import { escapePattern } from "../../../src/engine/escape.ts";
import { editFolder } from "../../../src/panel/remote/edit-files.ts";

/** Headers of each answer. */
export const sharedHeaders = {
  // Beside the page's own policy, which is in the page (both count, CSP level 3, 3.1): only that of a header can
  // forbid other sites to frame a page.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // One year, and without subdomains, which may not support HTTPS.
  "Strict-Transport-Security": "max-age=31536000",
};

/** Headers of files whose names change with what they hold. */
export const keptHeaders = { "Cache-Control": "public, max-age=31536000, immutable" };

/** Headers of the panel, where it signs in by a window of another origin: that can then write to the page. */
export const windowHeaders = { "Cross-Origin-Opener-Policy": "same-origin-allow-popups" };

/** Headers of the answers to paths; `*` stands for anything. */
interface HeaderRule {
  path: string;
  /** Headers of the rules before that do not count, which Cloudflare writes with an exclamation mark. */
  without?: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/**
 * Headers for hosts that read a file with them. The policy of a page is in the page: a rule for each page would exceed
 * what hosts read (Cloudflare Pages: 100 rules).
 *
 * @param base Path below which the site is published, with a slash at both ends.
 * @param hasWindow Whether people sign in to the panel in a window of its own.
 */
export const headerRules = (base: string, hasWindow = false): HeaderRule[] => [
  { path: `${base}*`, headers: sharedHeaders },
  { path: `${base}assets/*`, headers: keptHeaders },
  ...(hasWindow
    ? [
        {
          path: `${base}${editFolder}*`,
          without: Object.keys(windowHeaders),
          headers: windowHeaders,
        },
      ]
    : []),
];

/** Rules as the text of a `_headers` file. */
export const formatHeaders = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers, without = [] }) =>
      [
        path,
        ...without.map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        "",
      ].join("\n"),
    )
    .join("\n");

/** The rules in the text of a `_headers` file. */
export function parseHeaders(text: string): HeaderRule[] {
  return text.split(/^(?=\S)/m).map((part) => {
    const [path = "", ...lines] = part.split("\n");
    const pairs = lines.flatMap((line) => [...line.matchAll(/^\s+([^:\s]+):\s*(\S.*|)$/g)]);
    const without = lines.flatMap((line) => (line.startsWith("  ! ") ? line.slice(4) : []));
    const headers = Object.fromEntries(pairs.map(([, ...pair]) => pair));
    return { path: path.trim(), headers, ...(without.length > 0 && { without }) };
  });
}

/** The headers of the answer to a path. All rules that fit count, and several values of one header are joined by commas. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Headers {
  const headers = new Headers();
  for (const rule of rules) {
    const pattern = new RegExp(`^${escapePattern(rule.path).replaceAll("\\*", ".*")}$`);
    if (!pattern.test(path)) continue;
    for (const name of rule.without ?? []) headers.delete(name);
    for (const [name, value] of Object.entries(rule.headers)) headers.append(name, value);
  }
  return headers;
}
