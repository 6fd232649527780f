/** No other site may frame a page. Only a policy in a header can forbid it. */
const framing = "frame-ancestors 'none'";

const shared = {
  // Beside the page's own policy, which is in the page: both count (CSP level 3, 3.1).
  "Content-Security-Policy": framing,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // One year, and without subdomains, which may not support HTTPS.
  "Strict-Transport-Security": "max-age=31536000",
};

/**
 * Headers for hosts that read a `_headers` file. The policy of a page is in the page: a rule for each page
 * would exceed what hosts read (Cloudflare Pages: 100 rules).
 *
 * @param base Path below which the site is published, with a slash at both ends.
 */
export function hostHeaders(base: string): string {
  const rules: [path: string, headers: Record<string, string>][] = [
    ["*", shared],
    ["assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }],
  ];
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${base}${path}\n${lines.join("")}`;
    })
    .join("\n");
}
