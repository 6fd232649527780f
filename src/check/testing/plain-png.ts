import { crc32, deflateSync } from "node:zlib";

/**
 * A grey picture (PNG, third edition) three quarters as high as wide, made without waiting, as the
 * examples of rules need it.
 *
 * @param padding Bytes that it has beside.
 */
export function plainPng(width: number, padding = 0): Uint8Array {
  const height = Math.round(width * 0.75);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, in grey.
  header[8] = 8;
  const rows = Buffer.alloc(height * (width + 1));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    ...(padding > 0 ? [chunk("paDd", Buffer.alloc(padding))] : []),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([length, body, sum]);
}
