import { printable } from "../text/printable.ts";
import { cleanLine, countSeverities, type Layout, type Results } from "./results.ts";

type Reporter = (results: Results, layout: Layout) => string;

/** One line a finding, as editors and `grep` take it; where there is none, one that says so. */
export function compact(results: Results): string {
  if (results.diagnostics.length === 0) return `${cleanLine(results)}\n`;
  return results.diagnostics
    .map(({ file, start, severity, rule, message, hint }) => {
      const place = `${file}:${start.line}:${start.column}`;
      return `${printable(`${place}: ${severity} ${rule}: ${message} ${hint}`)}\n`;
    })
    .join("");
}

/** The findings for programs. Lines and columns count from 1, offsets from 0, in UTF-16 units. */
export function json(results: Results): string {
  const report = {
    // Grows when a field changes its meaning or goes away; new fields may come without.
    version: 1,
    files: results.sources.map(({ file }) => file),
    summary: countSeverities(results),
    // Left out where the site's language turns no rule off.
    off: results.off,
    // In this order; a fix that is not there is left out.
    diagnostics: results.diagnostics.map(
      ({ file, start, end, rule, severity, message, hint, fix }) => {
        return { file, start, end, rule, severity, message, hint, fix };
      },
    ),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

// The longer ones are loaded when asked for: most runs need one.
const loaders = {
  pretty: async () => (await import("./pretty.ts")).pretty,
  compact: async () => compact,
  json: async () => json,
  github: async () => (await import("./github.ts")).github,
  sarif: async () => {
    const { sarif } = await import("./sarif.ts");
    const { rules } = await import("../rules/index.ts");
    const { aboutTool } = await import("./about-tool.ts");
    return (results: Results) => sarif(results, rules, aboutTool(process.env));
  },
} satisfies Record<string, () => Promise<Reporter>>;

export type Format = keyof typeof loaders;
export const formats = Object.keys(loaders) as Format[];

/** The function that writes reports of a format. */
export function reporterFor(format: Format): Promise<Reporter> {
  return loaders[format]();
}
