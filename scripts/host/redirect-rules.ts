/** Where a host sends who asks for an address. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

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
