import { gzipSync } from "node:zlib";
import type { ExportedSite } from "./exported-site.ts";

/**
 * Bytes that a host can send before it waits for an answer: ten segments (RFC 6928) of about 1,400
 * bytes, which is what addresses, TCP's options and TLS leave of a packet of 1,500.
 */
const firstFlight = 10 * 1400;

/** Parts of a document that are not the owner's words. */
const inside = {
  "structured data": /<script[^>]*type="application\/ld\+json"[^>]*>.*?<\/script>/gs,
  styles: /<style[^>]*>.*?<\/style>/gs,
  scripts: /<script(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>/gs,
};

/** What the owner can do, by the largest part of the page. */
const advice: Readonly<Record<string, string>> = {
  document: "Shorten its texts, or show less on this page.",
  "structured data": "It describes each product to search engines: show fewer of them.",
};
const otherAdvice =
  "Most of it is not text: leave out a part of the page, and its styles and scripts go too.";

/** Pages over the owner's limit, or over the first flight if there is no limit. */
export function heavyPages({ pages, headers, pageLimit }: ExportedSite): string[] {
  const limit = pageLimit ?? firstFlight;
  const over =
    pageLimit === undefined
      ? `more than the ${limit} that arrive before a host waits for an answer`
      : `over \`limits.page\` in site.yaml, ${limit}`;
  return pages.flatMap(({ file, html }) => {
    const parts = pageWeights(html, headers).sort(([, a], [, b]) => b - a);
    const total = parts.reduce((sum, [, size]) => sum + size, 0);
    const share = parts.map((part) => part.join(" ")).join(", ");
    const words = `weighs ${total} bytes with its headers, ${over}: ${share}.`;
    const helps = advice[parts[0]?.[0] ?? ""] ?? otherAdvice;
    return total > limit ? [`${file} ${words} ${helps}`] : [];
  });
}

/** What each part of a page adds to its weight, compressed with gzip, which every host can do. */
function pageWeights(html: string, headers: Headers): [name: string, size: number][] {
  const weightOf = (text: string) => gzipSync(text, { level: 9 }).length;
  const whole = weightOf(html);
  const others = Object.entries(inside).map(([name, pattern]): [string, number] => {
    return [name, whole - weightOf(html.replaceAll(pattern, ""))];
  });
  const document = others.reduce((rest, [, size]) => rest - size, whole);
  const lines = [...headers].map((pair) => pair.join(": ").length + 2);
  const ofHeaders = lines.reduce((sum, size) => sum + size, 0);
  return [["document", document], ...others, ["headers", ofHeaders]];
}
