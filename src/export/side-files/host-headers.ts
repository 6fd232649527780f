/**
 * Headers for hosts that read a `_headers` file. The policy stands in every page too, for those that
 * do not; `frame-ancestors` counts in a header only.
 */
export function hostHeaders(policy: string, base: string): string {
  const rules: [path: string, headers: Record<string, string>][] = [
    [
      `${base}*`,
      {
        "Content-Security-Policy": `${policy};frame-ancestors 'none'`,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "Cross-Origin-Opener-Policy": "same-origin",
      },
    ],
    [`${base}assets/*`, { "Cache-Control": "public, max-age=31536000, immutable" }],
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join(
        "\n",
      ),
    )
    .join("\n");
}
