import { decodeAddress } from "../../../src/words/addresses/url.ts";
import type { Redirect } from "./redirects.ts";

/** Where a host leads a path. */
interface RedirectRule {
  from: string;
  to: string;
  status: number;
  /** Whether it prevails over a file at the path, on hosts that ask for that. */
  isForced: boolean;
}

/**
 * Permanent redirects for hosts that read a file with them, from each address with a slash at its end and without one,
 * which are two for Cloudflare, and from names of files. An address that differs from the page's only in capitals has no
 * file, and a forced rule would redirect the page to itself.
 *
 * @param base Path below which the site is published, with a slash at both ends.
 */
export const redirectRules = (redirects: readonly Redirect[], base: string): RedirectRule[] =>
  redirects.flatMap(({ from, to, files, also }) =>
    [from, `${from}/`, ...also].map((path) => ({
      ...{ from: base + path.slice(1), to: base + to.slice(1), status: 301 },
      isForced: files.length > 0,
    })),
  );

/**
 * Whether the build is for Netlify, which prefers an existing page to a rule unless that is forced. Cloudflare follows
 * every rule, and does not know the sign for force.
 */
const isForNetlify = () => process.env["NETLIFY"] === "true";

/** Rules as the text of a `_redirects` file. */
export const formatRedirects = (rules: readonly RedirectRule[]): string =>
  rules
    .map(
      (rule) =>
        `${rule.from} ${rule.to} ${rule.status}${rule.isForced && isForNetlify() ? "!" : ""}\n`,
    )
    .join("");

/** The rules in the text of a `_redirects` file. */
export const parseRedirects = (text: string): RedirectRule[] =>
  [...text.matchAll(/^(\S+) (\S+) (\d+)(!?)$/gm)].map(([, from = "", to = "", status, force]) => ({
    ...{ from, to, status: Number(status), isForced: force !== "" },
  }));

/**
 * The rule for a path. The way in which letters are encoded makes no difference; a slash at the end does, as on Cloudflare
 * Pages.
 */
export const redirectFor = (
  path: string,
  rules: readonly RedirectRule[],
): RedirectRule | undefined =>
  rules.find(({ from }) => decodeAddress(from) === decodeAddress(path));
