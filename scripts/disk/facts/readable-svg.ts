/** The pixels of the units in which CSS measures lengths; letters have the size of a browser's own. */
const units: Readonly<Record<string, number>> = {
  ...{ px: 1, pt: 96 / 72, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54, q: 2.4 / 2.54 },
  ...{ em: 16, rem: 16, ex: 8, ch: 8 },
};

/**
 * The text of an SVG as all that read it here take it: decoded, with no prefix before the names of its elements, and with
 * a box where its width and height alone say how large it is. Undefined for a file of another kind.
 */
export function readableSvg(bytes: Buffer): string | undefined {
  if (!/^\s*</.test(decoded(bytes.subarray(0, 64)))) return undefined;
  const text = decoded(bytes);
  const [root, prefix] = /<(?:([\w.-]+):)?svg[\s/>]/.exec(text) ?? [];
  if (root === undefined) return undefined;
  const plain = prefix ? text.replaceAll(new RegExp(`(</?)${prefix}:`, "g"), "$1") : text;
  return plain.replace(/<svg[\s/>][^>]*/, (tag) => {
    const [width, height] = ["width", "height"].map((name) => lengthIn(tag, name));
    if (!width || !height || /\sviewBox\s*=/.test(tag)) return tag;
    const others = tag.replaceAll(/\s(?:width|height)\s*=\s*(["']).*?\1/g, "");
    return others.replace("<svg", `$& viewBox="0 0 ${width} ${height}"`);
  });
}

/** A text in UTF-16, or in UTF-8; in another encoding of XML the tags are the same. */
function decoded(bytes: Buffer): string {
  const start = bytes.toString("latin1", 0, 2);
  const isLittle = start === "\xff\xfe" || start === "<\0";
  const isBig = start === "\xfe\xff" || start === "\0<";
  return new TextDecoder(isLittle ? "utf-16le" : isBig ? "utf-16be" : "utf-8").decode(bytes);
}

/** A length in pixels; undefined for a share of the page, and for none. */
function lengthIn(tag: string, name: string): number | undefined {
  const [, number, unit = ""] =
    new RegExp(
      `\\s${name}\\s*=\\s*["']\\s*([\\d.]+(?:e[-+]?\\d+)?)\\s*(?:([a-z]+)\\s*)?["']`,
      "i",
    ).exec(tag) ?? [];
  const pixels = Number(number) * (units[unit.toLowerCase() || "px"] ?? Number.NaN);
  return pixels > 0 ? Number(pixels.toFixed(3)) : undefined;
}
