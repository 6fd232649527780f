const sizeOf = (bytes: Buffer, more: number) => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes.length + more);
  return size;
};

/** A box of an MP4, whose name stands behind its size. */
export function box(name: string, ...content: readonly (Buffer | string)[]): Buffer {
  const inner = Buffer.concat(content.map((one) => Buffer.from(one as string, "latin1")));
  return Buffer.concat([sizeOf(inner, 8), Buffer.from(name), inner]);
}

/** An element of a WebM by its id, with a size of a single byte. */
export function element(id: string, ...content: readonly (Buffer | string)[]): Buffer {
  const inner = Buffer.concat(content.map((one) => Buffer.from(one as string, "latin1")));
  return Buffer.concat([Buffer.from(id, "hex"), Buffer.of(0x80 + inner.length), inner]);
}

const track = (handler: string, codec: string) =>
  box(
    "trak",
    box(
      "mdia",
      box("hdlr", "\0".repeat(8), handler),
      box("minf", box("stbl", box("stsd", "\0\0\0\0\0\0\0\x01", box(codec)))),
    ),
  );

/** What an MP4 says of its tracks, by their codecs. */
export const moov = (picture: string, sound?: string) =>
  box("moov", track("vide", picture), sound ? track("soun", sound) : "");

/** The beginning of each MP4. */
export const ftyp = box("ftyp", "mp42");
