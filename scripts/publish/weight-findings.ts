import { gzipSync } from "node:zlib";
import { type ExportedSite, type Findings, headersOf } from "./exported-site.ts";

/**
 * What a host can send before it has to wait for an answer: ten segments (RFC 6928) of about 1,400
 * bytes, which is what addresses, TCP's options and TLS leave of a packet of 1,500.
 */
const firstFlight = 10 * 1400;

/** Bytes of the parts of a page as it travels. */
type PageParts = Record<"document" | "styles" | "scripts" | "structured data" | "headers", number>;

const parts: Partial<Record<keyof PageParts, RegExp>> = {
  styles: /<style[^>]*>.*?<\/style>/gs,
  "structured data": /<script[^>]*type="application\/ld\+json"[^>]*>.*?<\/script>/gs,
  scripts: /<script(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>/gs,
};

/** Pages over the limit that the owner wrote; without one, remarks on those over the first flight. */
export function weightFindings(site: ExportedSite): Findings {
  const { pages, pageLimit } = site;
  const limit = pageLimit ?? firstFlight;
  const heavy = pages.flatMap((page) => {
    const parts = partsOf(page.html, headersOf(site, page));
    const total = Object.values(parts).reduce((sum, size) => sum + size, 0);
    const bySize = Object.entries(parts).sort(([, one], [, other]) => other - one);
    const share = bySize.map(([name, size]) => `${name} ${size}`).join(", ");
    const over =
      pageLimit === undefined
        ? `more than the ${limit} that arrive before a host waits for an answer`
        : `over \`limits.page\` in site.yaml, ${limit}`;
    const words = `weighs ${total} bytes with its headers, ${over}: ${share}. ${adviceOn(parts)}`;
    return total > limit ? [`${page.file} ${words}`] : [];
  });
  return pageLimit === undefined ? { faults: [], remarks: heavy } : { faults: heavy, remarks: [] };
}

/** What each part of a page adds to its weight, compressed with gzip, which every host can do. */
function partsOf(html: string, headers: Headers): PageParts {
  const whole = weightOf(html);
  const without = (pattern: RegExp) => whole - weightOf(html.replaceAll(pattern, ""));
  const inside = Object.entries(parts).map(([name, pattern]) => [name, without(pattern)] as const);
  const lines = [...headers].map((pair) => pair.join(": ").length + 2);
  return {
    ...(Object.fromEntries(inside) as Omit<PageParts, "document" | "headers">),
    document: inside.reduce((rest, [, size]) => rest - size, whole),
    headers: lines.reduce((sum, size) => sum + size, 0),
  };
}

const weightOf = (html: string): number => gzipSync(html, { level: 9 }).length;

/** What helps most: only the document is the owner's to shorten. */
function adviceOn({ document, "structured data": data, ...others }: PageParts): string {
  const largest = Math.max(...Object.values(others), data);
  if (document >= largest) return "Shorten its texts, or show less on this page.";
  if (data === largest) return "Search engines are told of each product: show fewer of them.";
  return "Most of it is not text: a part that the page does without takes its styles and scripts along.";
}
