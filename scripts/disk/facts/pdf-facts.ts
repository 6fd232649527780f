import { inflateSync } from "node:zlib";
import type { PdfFacts } from "../../../src/engine/site/index.ts";

/** Reads a PDF; undefined for a file that is none or is encrypted. */
export function pdfFacts(bytes: Buffer): PdfFacts | undefined {
  const objects = objectsIn(bytes);
  // What is encrypted has no names that others could read (ISO 32000-1, 7.6).
  if (!/^.{0,1024}%PDF-/s.test(objects) || /\/Encrypt\s+\d/.test(objects)) return undefined;
  // The last root of the tree of pages is that of the last change.
  const roots = dictionariesWith(objects, /\/Type\s*\/Pages\b/g).filter(
    (one) => !hasKey(one, "Parent"),
  );
  const [, count] = /\/Count\s+(\d+)/.exec(roots.at(-1) ?? "") ?? [];
  const titled = dictionariesWith(objects, /\/Title\s*(?:\((?!\))|<(?!(?:FEFF)?>))/gi);
  return {
    pages: count ? Number(count) : undefined,
    isScan: /\/Subtype\s*\/Image\b/.test(objects) && !hasKey(objects, "Font"),
    isTagged: /\/StructTreeRoot\s+\d/.test(objects),
    // A bookmark has a title too, and a parent (ISO 32000-1, 12.3.3).
    hasTitle:
      titled.some((one) => !hasKey(one, "Parent")) ||
      /<dc:title>\s*<rdf:Alt>\s*<rdf:li[^>]*>\s*[^<\s]/.test(objects),
  };
}

const hasKey = (text: string, key: string) => new RegExp(`/${key}\\b`).test(text);

/**
 * The text of all objects without their streams, a character for each byte; what is within the streams of objects (ISO
 * 32000-1, 7.5.7) and of metadata comes where these are.
 */
function objectsIn(bytes: Buffer): string {
  const text = bytes.toString("latin1");
  const parts: string[] = [];
  let from = 0;
  for (const found of text.matchAll(/(?<!end)stream\r?\n/g)) {
    if (found.index < from) continue;
    const start = found.index + found[0].length;
    const end = text.indexOf("endstream", start);
    if (end === -1) break;
    const around = text.slice(from, found.index);
    const own = around.slice(around.lastIndexOf(" obj") + 1);
    parts.push(around);
    if (/\/Type\s*\/(?:ObjStm|Metadata)\b/.test(own))
      parts.push(plainStream(own, bytes.subarray(start, end)));
    from = end;
  }
  return [...parts, text.slice(from)].join("\n");
}

/** What a stream says; nothing where it is broken or encoded in a rare way. */
function plainStream(dictionary: string, stream: Buffer): string {
  if (!hasKey(dictionary, "Filter")) return stream.toString("latin1");
  try {
    return inflateSync(stream, { maxOutputLength: 100_000_000 }).toString("latin1");
  } catch {
    return "";
  }
}

/** The dictionaries around the places of a pattern, without those inside. */
function dictionariesWith(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ({ index }) => {
    const start = edgeOf(text, index, -1);
    return text.slice(start, edgeOf(text, index, 1)).replaceAll(/(?<=.)<<[^<>]*>>/gs, "");
  });
}

/** Where the dictionary around a place begins or ends. */
function edgeOf(text: string, place: number, step: 1 | -1): number {
  const signs = step > 0 ? ["<<", ">>"] : [">>", "<<"];
  let depth = 0;
  for (let at = place; at >= 0 && at < text.length; at += step) {
    const sign = text.slice(at, at + 2);
    if (sign === signs[0]) depth += 1;
    if (sign === signs[1]) depth -= 1;
    if (depth < 0) return step > 0 ? at + 2 : at;
    if (sign === signs[0] || sign === signs[1]) at += step;
  }
  return place;
}
