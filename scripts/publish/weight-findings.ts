import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseHeaderRules } from "../host/header-rules.ts";
import type { ExportedSite, Findings } from "./exported-site.ts";
import { firstFlight, type PageParts, pageParts } from "./page-weight.ts";

/** Pages over the limit that the owner wrote; without one, remarks on those over the first flight. */
export function weightFindings({
  directory,
  base,
  files,
  pages,
  pageLimit,
  routes,
}: ExportedSite): Findings {
  const text = files.has("_headers") ? readFileSync(join(directory, "_headers"), "utf8") : "";
  const rules = parseHeaderRules(text);
  const limit = pageLimit ?? firstFlight;
  const heavy = pages.flatMap(({ file, html }) => {
    const route = routes.find((candidate) => candidate.file === file && !candidate.isMissing);
    const address = base + (route?.path.slice(1) ?? file);
    const parts = pageParts(html, address, rules);
    const total = Object.values(parts).reduce((sum, size) => sum + size, 0);
    return total > limit
      ? [`${file} ${wordsOn(parts, total, limit, pageLimit === undefined)}`]
      : [];
  });
  return pageLimit === undefined ? { faults: [], remarks: heavy } : { faults: heavy, remarks: [] };
}

function wordsOn(parts: PageParts, total: number, limit: number, isDefault: boolean): string {
  const bySize = Object.entries(parts).sort(([, one], [, other]) => other - one);
  const share = bySize.map(([name, size]) => `${name} ${size}`);
  const over = isDefault
    ? `more than the ${limit} that arrive before a host waits for an answer`
    : `over \`limits.page\` in site.yaml, ${limit}`;
  return `weighs ${total} bytes with its headers, ${over}: ${share.join(", ")}. ${adviceOn(parts)}`;
}

/** What helps most: only the document is the owner's to shorten. */
function adviceOn({ document, "structured data": data, ...others }: PageParts): string {
  const largest = Math.max(...Object.values(others), data);
  if (document >= largest) return "Shorten its texts, or show less on this page.";
  if (data === largest) return "Search engines are told of each product: show fewer of them.";
  return "Most of it is not text: a part that the page does without takes its styles and scripts along.";
}
