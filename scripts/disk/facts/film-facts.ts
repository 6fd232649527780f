import type { FilmFault } from "../../../src/engine/site/index.ts";

/** A box of an MP4 or QuickTime file (ISO 14496-12, 4.2), or an element of a WebM (RFC 8794, 4): where its content is. */
interface Part {
  name: string;
  start: number;
  end: number;
}

/** Reads some bytes of a file, fewer where it ends. */
export type ReadBytes = (at: number, length: number) => Buffer;

/** A film that is read in parts: it may be large, and only a few bytes of it say how it is made. */
interface Film {
  read: ReadBytes;
  /** The name and the sizes of a part by its first bytes; `rest` is what its own size may leave open. */
  headOf(bytes: Buffer, rest: number): { name: string; head: number; size: number };
}

/** What is wrong with the film in a file that begins as its name says; undefined if all browsers play it. */
export function filmFault(read: ReadBytes, size: number): FilmFault | undefined {
  try {
    const isWebm = read(0, 4).equals(Buffer.from("1a45dfa3", "hex"));
    return isWebm
      ? faultOfElements({ read, headOf: headOfElement }, size)
      : faultOfBoxes({ read, headOf: headOfBox }, size);
  } catch (error) {
    // A part that ends too early has no such number.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function faultOfBoxes(film: Film, size: number): FilmFault | undefined {
  const whole = { name: "", start: 0, end: size };
  const tracks = [...below(film, whole, ["moov", "trak", "mdia"])];
  const boxes = tracks.length === 0 ? [...partsOf(film, whole)] : [];
  const isCut = boxes.some(({ name, end }) => name === "mdat" || end > size);
  // Cameras write at the end how a film is made.
  if (isCut && !boxes.some(({ name }) => name === "moov")) return { of: "end", format: "" };
  const textAt = (box: Part, path: readonly string[], offset: number) => {
    const [part] = below(film, box, path);
    const text = part ? film.read(part.start + offset, 4).toString("latin1") : "";
    return text.length === 4 ? text : "";
  };
  const codecs = (handler: string) =>
    tracks
      .filter((box) => textAt(box, ["hdlr"], 8) === handler)
      .map((box) => textAt(box, ["minf", "stbl", "stsd"], 12));
  return faultOfCodecs(codecs("vide"), codecs("soun"));
}

function headOfBox(bytes: Buffer, rest: number) {
  const size = bytes.readUInt32BE();
  const name = bytes.toString("latin1", 4, 8);
  if (size === 1) return { name, head: 16, size: Number(bytes.readBigUInt64BE(8)) };
  return { name, head: 8, size: size || rest };
}

/** Elements by their ids (RFC 9559, 5.1). */
const ids = {
  ...{ head: "1a45dfa3", docType: "4282", segment: "18538067", tracks: "1654ae6b", entry: "ae" },
  ...{ type: "83", codec: "86" },
} as const;

function faultOfElements(film: Film, size: number): FilmFault | undefined {
  const whole = { name: "", start: 0, end: size };
  const bytesAt = (within: Part, ...path: string[]) => {
    const [part] = below(film, within, path);
    const length = part ? Math.min(part.end - part.start, 64) : 0;
    const bytes = film.read(part?.start ?? 0, length);
    return bytes.length === length ? bytes : Buffer.alloc(0);
  };
  const nameAt = (...of: Parameters<typeof bytesAt>) =>
    bytesAt(...of)
      .toString("latin1")
      .replace(/(?<!\0)\0+$/, "");
  // Firefox opens no other Matroska file than a WebM.
  if (nameAt(whole, ids.head, ids.docType) === "matroska")
    return { of: "film", format: "Matroska" };
  const entries = [...below(film, whole, [ids.segment, ids.tracks, ids.entry])];
  if (entries.length === 0) return { of: "end", format: "" };
  const codecs = (type: number) =>
    entries
      .filter((entry) => bytesAt(entry, ids.type)[0] === type)
      .map((entry) => nameAt(entry, ids.codec));
  return faultOfCodecs(codecs(1), codecs(2));
}

/** An id has its leading marker, a size not; of a size all of whose bits are set, only the end is known. */
function headOfElement(bytes: Buffer, rest: number) {
  const idLength = Math.clz32(bytes.readUInt8()) - 23;
  const sizeLength = Math.clz32(bytes.readUInt8(idLength)) - 23;
  const head = idLength + sizeLength;
  const bits = BigInt(`0x${bytes.toString("hex", idLength, head)}`);
  const most = (1n << BigInt(7 * sizeLength)) - 1n;
  const isOpen = (bits & most) === most;
  return {
    name: bytes.toString("hex", 0, idLength),
    head,
    size: isOpen ? rest : head + Number(bits & most),
  };
}

/** The parts at a path of names within another one. */
function* below(film: Film, within: Part, [name, ...path]: readonly string[]): Generator<Part> {
  for (const part of partsOf(film, within)) {
    const end = Math.min(part.end, within.end);
    if (part.name !== name) continue;
    if (path.length === 0) yield part;
    else yield* below(film, { ...part, end }, path);
  }
}

/** More parts than a sound film has at one level, of which a live one has some for each second. */
const mostParts = 20_000;

/** The parts of one level; the last may end behind the file, if that was cut off. */
function* partsOf({ read, headOf }: Film, { start, end }: Part): Generator<Part> {
  let at = start;
  for (let count = 0; count < mostParts && at + 2 <= end; count += 1) {
    const { name, head, size } = headOf(read(at, 16), end - at);
    if (size < head) return;
    yield { name, start: at + head, end: at + size };
    at += size;
  }
}

/** Codecs that all browsers play, by their names in either kind of file. */
const [shown, heard] = [
  /^(?:avc[13]|vp0[89]|V_VP[89])$/,
  /^(?:mp4a|\.mp3|Opus|fLaC|A_OPUS|A_VORBIS)$/,
];

/** The names of formats that owners may have heard of, or can search for. */
const names: readonly (readonly [RegExp, string])[] = [
  [/^(?:hvc1|hev1|dvh1|dvhe)$|HEVC$/, "HEVC"],
  [/^(?:av01|V_AV1)$/, "AV1"],
  [/^ap(?:4[hx]|c[hnos])$|^V_PRORES$/, "ProRes"],
  [/^(?:mp4v|XVID|DIVX)$|^V_MPEG4\/ISO\/A?SP$/, "MPEG-4 Part 2"],
  [/^(?:jpeg|mjp[abg]|V_MJPEG)$/, "MJPEG"],
  [/^(?:s263|h263)$/, "H.263"],
  [/^vv(?:c1|i1)$/, "VVC"],
  [/^AVd[nh]$/, "DNxHD"],
  [/AVC$/, "H.264"],
  [/^ec-3$|EAC3$/, "E-AC-3"],
  [/^ac-3$|AC3$/, "AC-3"],
  [/^alac$|ALAC$/, "ALAC"],
  [/^(?:sowt|twos|[il]pcm|fpcm|in24|in32|fl32)$|^A_PCM/, "PCM"],
  [/^(?:samr|sawb)$/, "AMR"],
  [/AAC/, "AAC"],
];

const nameOf = (codec: string) => names.find(([own]) => own.test(codec))?.[1] ?? codec.trim();

/** What visitors miss of a film with such tracks; without the name of a codec, nothing is known. */
function faultOfCodecs(pictures: readonly string[], sounds: readonly string[]) {
  const [picture] = pictures;
  if (picture && !pictures.some((one) => shown.test(one))) {
    const format = nameOf(picture);
    // Only Apple's newer devices show it.
    return { of: format === "AV1" ? "film-on-some" : "film", format } as const;
  }
  const [sound] = sounds;
  return sound && !sounds.some((one) => heard.test(one))
    ? ({ of: "sound", format: nameOf(sound) } as const)
    : undefined;
}
