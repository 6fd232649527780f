/** No other site may frame a page. A policy can say this in a header only. */
const framing = "frame-ancestors 'none'";

const shared = {
  // Hosts join this to a page's own by a comma, and both count (CSP level 3, 3.1).
  "Content-Security-Policy": framing,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // One year, and this host alone: nobody knows what else runs beside it.
  "Strict-Transport-Security": "max-age=31536000",
};

/**
 * Headers for hosts that read a `_headers` file. Each page gets its own policy, at its address. The
 * same stands in the page, for hosts that do not, and for other addresses that lead to it.
 *
 * @param policies Content Security Policies by path, in an order that is the same for the same content.
 * @param base Path below which the site is published, with a slash at both ends.
 */
export function hostHeaders(policies: ReadonlyMap<string, string>, base: string): string {
  const rules: [path: string, headers: Record<string, string>][] = [
    ["*", shared],
    ["assets/*", { "Cache-Control": "public, max-age=31536000, immutable" }],
  ];
  for (const [path, policy] of policies)
    rules.push([path.slice(1), { "Content-Security-Policy": `${policy};${framing}` }]);
  return rules
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${base}${path}\n${lines.join("")}`;
    })
    .join("\n");
}
