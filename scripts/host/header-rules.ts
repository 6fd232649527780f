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
    const header = /^\s+([^:\s]+):\s*(.*)$/.exec(line);
    if (header) Object.assign(rules.at(-1)?.headers ?? {}, { [`${header[1]}`]: header[2] });
    else if (line.trim()) rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
}

/** The headers for a path, from all rules that fit; what several say of one is joined by commas. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!toExpression(rule.pattern).test(path)) continue;
    for (const [name, value] of Object.entries(rule.headers))
      headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

function toExpression(pattern: string): RegExp {
  const literal = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join(".*")}$`);
}
