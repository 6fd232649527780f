import { gzipSync } from "node:zlib";
import { commas, say } from "../../../src/words/say.ts";
import type { ExportedSite } from "./exported-site.ts";

/**
 * Bytes that a host can send before it waits for an answer: ten segments (RFC 6928) of about 1,400
 * bytes, which is what addresses, TCP's options and TLS leave of a packet of 1,500.
 */
const firstFlight = 10 * 1400;

/** Parts of a document that are not the owner's words. */
const inside = {
  data: /<script[^>]*type="application\/ld\+json"[^>]*>.*?<\/script>/gs,
  styles: /<style[^>]*>.*?<\/style>/gs,
  scripts: /<script(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>/gs,
};

/** What the owner can do, by the largest part of the page. */
function adviceFor(part: string | undefined): string {
  if (part === "document") return say("built-pages.shorten");
  return part === "data" ? say("built-pages.fewer-products") : say("built-pages.leave-out");
}

/** Pages over the owner's limit, or over the first flight if there is no limit. */
export function heavyPages({ pages, headers, pageLimit }: ExportedSite): string[] {
  const limit = pageLimit ?? firstFlight;
  return pages.flatMap(({ file, html }) => {
    const weights = pageWeights(html, headers).sort(([, a], [, b]) => b - a);
    const total = weights.reduce((sum, [, bytes]) => sum + bytes, 0);
    if (total <= limit) return [];
    const parts = commas(
      weights.map(([name, bytes]) => say(`built-pages.parts.${name}`, { bytes })),
    );
    const slots = { file, total, limit, parts };
    const fault =
      pageLimit === undefined
        ? say("built-pages.over-flight", { ...slots })
        : say("built-pages.over-limit", { ...slots });
    return [`${fault} ${adviceFor(weights[0]?.[0])}`];
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
