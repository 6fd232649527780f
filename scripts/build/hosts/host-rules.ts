import { decodeAddress } from "../../../src/content/url.ts";
import { escapePattern } from "../../content/escape.ts";

/**
 * The headers that the text of a `_headers` file gives to a path. All rules that fit count, and several
 * values of one header are joined by commas.
 */
export function headersFor(path: string, rules: string): Headers {
  const headers = new Headers();
  let fits = false;
  for (const line of rules.split("\n").filter((line) => line.trim())) {
    const [, name, value = ""] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    // In the path of a rule `*` means anything.
    const pattern = escapePattern(line.trim()).replaceAll("\\*", ".*");
    if (name === undefined) fits = new RegExp(`^${pattern}$`).test(path);
    else if (fits) headers.append(name, value);
  }
  return headers;
}

/**
 * Where the text of a `_redirects` file leads a path, and with which status. The way in which letters are encoded makes
 * no difference; a slash at the end does, as on Cloudflare Pages.
 */
export function redirectFor(
  path: string,
  rules: string,
): { to: string; status: number } | undefined {
  for (const rule of rules.split("\n")) {
    const [from = "", to, status = ""] = rule.split(" ");
    if (to && decodeAddress(from) === decodeAddress(path))
      return { to, status: Number.parseInt(status, 10) };
  }
  return undefined;
}
