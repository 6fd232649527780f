import { brotliDecompressSync } from "node:zlib";

/** A stretch of code points, the last included. */
export type Stretch = readonly [first: number, last: number];

/**
 * The code points that a font draws, from its file (WOFF 2.0, sections 4 and 5). Only the table of
 * characters is read, at once: the check may not wait.
 */
export function charactersOf(woff2: Buffer): Stretch[] {
  const { at, packed } = placeOfCharacters(woff2);
  const size = woff2.readUInt32BE(20);
  const cmap = brotliDecompressSync(woff2.subarray(packed, packed + size)).subarray(at);
  // A map of all code points, or else of the first 65,536 (OpenType, cmap).
  const maps = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const whole = maps.find((map) => map.readUInt16BE(0) === 12);
  const basic = maps.find((map) => map.readUInt16BE(0) === 4);
  if (whole) return wholeStretches(whole);
  return basic ? basicStretches(basic) : [];
}

/** Numbers by which the directory names tables; of one with another name the name follows. */
const [cmapTable, glyfTable, locaTable, namedTable] = [0, 10, 11, 63];

/** Where the table of characters stands among the unpacked tables, and where the packed ones begin. */
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
    // Outlines as they were have version 3, all other tables version 0.
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
  // The last one ends the list (OpenType, cmap). None has a hole: they are made of the characters that are drawn.
  return Array.from({ length: twice / 2 - 1 }, (_, index) => {
    const last = 14 + 2 * index;
    return [map.readUInt16BE(last + twice + 2), map.readUInt16BE(last)] as const;
  });
}
