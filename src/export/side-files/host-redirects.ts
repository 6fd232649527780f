import type { Redirect } from "../redirects.ts";

/**
 * Rules for hosts that read a `_redirects` file: who asks for a former address is told the new one, for
 * good. Netlify answers with a page that is there unless a rule is forced; Cloudflare follows every rule,
 * and does not know the sign for force.
 *
 * @param base Path below which the site is published, with a slash at both ends.
 * @param isForced Whether it is written for a host that wants the sign.
 */
export function hostRedirects(
  redirects: readonly Redirect[],
  base: string,
  isForced = process.env["NETLIFY"] === "true",
): string {
  const status = isForced ? "301!" : "301";
  const pathOf = (path: string) => base + path.slice(1);
  return redirects.map(({ from, to }) => `${pathOf(from)} ${pathOf(to)} ${status}\n`).join("");
}
