import type { Layout, Results } from "./results.ts";

export type { Layout } from "./results.ts";

type Reporter = (results: Results, layout: Layout) => string;

// Loaded when asked for: most runs need one.
const loaders = {
  pretty: async () => (await import("./pretty.ts")).pretty,
  compact: async () => (await import("./compact.ts")).compact,
  json: async () => (await import("./json.ts")).json,
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
