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

/**
 * Headers for hosts that read a `_headers` file. The policy of a page is in the page: a rule for each page
 * would exceed what hosts read (Cloudflare Pages: 100 rules).
 *
 * @param base Path below which the site is published, with a slash at both ends.
 */
export function hostHeaders(base: string): string {
  return `${rule(`${base}*`, sharedHeaders)}\n${rule(`${base}assets/*`, keptHeaders)}`;
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}
