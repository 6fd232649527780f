import { escapePattern } from "../check/text/escape-pattern.ts";

/** Headers for all paths that a pattern fits. */
export interface HeaderRule {
  /** A path, with `*` for anything. */
  pattern: string;
  headers: Record<string, string>;
}

/** Reads a `_headers` file: a path on a line of its own, and its headers indented below it. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    const [, name, value = ""] = /^\s+([^:\s]+):\s*(.*)$/.exec(line) ?? [];
    if (name) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else if (line.trim()) rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
}

/** The headers for a path, from all rules that fit; what several say of one is joined by commas. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Headers {
  const headers = new Headers();
  for (const rule of rules.filter(({ pattern }) => fits(pattern, path)))
    for (const [name, value] of Object.entries(rule.headers)) headers.append(name, value);
  return headers;
}

function fits(pattern: string, path: string): boolean {
  return new RegExp(`^${escapePattern(pattern).replaceAll("\\*", ".*")}$`).test(path);
}

export type RedirectRule = { from: string; to: string; status: number };

/** Reads a `_redirects` file: on each line an address, where it leads, and the status. */
export function parseRedirectRules(text: string): RedirectRule[] {
  return text.split("\n").flatMap((line) => {
    const [from, to, status = "302"] = line.split("#")[0]?.trim().split(/\s+/) ?? [];
    return from && to ? [{ from, to, status: Number.parseInt(status, 10) }] : [];
  });
}

/** The first rule for a path. A slash at the end and the way in which letters are written make no difference. */
export function redirectFor(
  path: string,
  rules: readonly RedirectRule[],
): RedirectRule | undefined {
  return rules.find(({ from }) => plain(from) === plain(path));
}

function plain(path: string): string {
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/+$/, "");
  } catch {
    return path;
  }
}
