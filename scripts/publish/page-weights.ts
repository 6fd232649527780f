import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Bar } from "./bar.ts";

/** Something of a page that a visitor waits for, and its bar. */
export interface Weight {
  what: string;
  size: number;
  unit: "B" | "characters";
  bar: Bar;
}

/** A script element that a browser runs: data such as JSON-LD has a type. */
const runningScript = /<script(?![^>]*type=)[^>]*>(.*?)<\/script>/gs;

/** What a finished page weighs as hosts send it, its styles and scripts included. */
export function pageWeights(html: string): Weight[] {
  const scripts = [...html.matchAll(runningScript)].map(([, code]) => code).join("");
  return [
    {
      what: "HTML with styles, brotli",
      size: brotliCompressSync(html).length,
      unit: "B",
      bar: { limit: 7000 },
    },
    {
      what: "HTML with styles, gzip -9",
      size: gzipSync(html, { level: 9 }).length,
      unit: "B",
      // With its headers it then fits the first flight of a TCP connection, 14,336 bytes.
      bar: { limit: 13_800, kind: "below" },
    },
    { what: "inline scripts", size: scripts.length, unit: "characters", bar: { limit: 2000 } },
  ];
}
