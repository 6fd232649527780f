import { brotliDecompressSync } from "node:zlib";

/** A range of code points; the last is included. */
export type Stretch = readonly [first: number, last: number];

/**
 * The code points that a font draws, from its file (WOFF 2.0, sections 4 and 5). It reads only the table of
 * characters, and synchronously, because the check is synchronous.
 */
export function charactersOf(woff2: Buffer): Stretch[] {
  const { at, packed } = placeOfCharacters(woff2);
  const size = woff2.readUInt32BE(20);
  const cmap = brotliDecompressSync(woff2.subarray(packed, packed + size)).subarray(at);
  // A map of all code points, or only of the first 65,536 (OpenType, cmap).
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const whole = maps.find((map) => map.readUInt16BE(0) === 12);
  const basic = maps.find((map) => map.readUInt16BE(0) === 4);
  if (whole) return wholeStretches(whole);
  return basic ? basicStretches(basic) : [];
}

/** Numbers of tables in the directory. A table without a number has its name after it. */
const [cmapTable, glyfTable, locaTable, namedTable] = [0, 10, 11, 63];

/** Offset of the table of characters in the decompressed data, and where the compressed data begins. */
function placeOfCharacters(woff2: Buffer): { at: number; packed: number } {
  let [offset, unpacked, at] = [48, 0, 0];
  const readNumber = () => {
    let value = 0;
    for (;;) {
      const byte = woff2.readUInt8(offset++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let left = woff2.readUInt16BE(12); left > 0; left--) {
    const flags = woff2.readUInt8(offset++);
    const table = flags & 63;
    if (table === namedTable) offset += 4;
    const length = readNumber();
    // Tables that are not transformed have version 3 if they are outlines, otherwise 0.
    const asItWas = table === glyfTable || table === locaTable ? 3 : 0;
    if (table === cmapTable) at = unpacked;
    unpacked += flags >> 6 === asItWas ? length : readNumber();
  }
  return { at, packed: offset };
}

function wholeStretches(map: Buffer): Stretch[] {
  return Array.from({ length: map.readUInt32BE(12) }, (_, index) => {
    const group = 16 + 12 * index;
    return [map.readUInt32BE(group), map.readUInt32BE(group + 4)] as const;
  });
}

function basicStretches(map: Buffer): Stretch[] {
  const twice = map.readUInt16BE(6);
  // The last range ends the list (OpenType, cmap). Every character in a range is drawn.
  return Array.from({ length: twice / 2 - 1 }, (_, index) => {
    const last = 14 + 2 * index;
    return [map.readUInt16BE(last + twice + 2), map.readUInt16BE(last)] as const;
  });
}
