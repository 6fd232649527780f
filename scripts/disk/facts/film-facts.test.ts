import { expect, it } from "vitest";
import { box, element, ftyp, moov } from "../../testing/files/film-bytes.ts";
import { filmFault } from "./film-facts.ts";

function faultOf(...parts: readonly Buffer[]) {
  const bytes = Buffer.concat(parts);
  return filmFault((at, length) => bytes.subarray(at, at + length), bytes.length);
}

const film = (format: string) => ({ of: "film", format });

/** A WebM of a kind, with a track for pictures and one for sound. */
function webm(picture: string, sound: string, kind = "webm"): Buffer {
  const entries = [
    element("ae", element("83", "\x01"), element("86", picture)),
    element("ae", element("83", "\x02"), element("86", sound)),
  ];
  const size = Buffer.from("01ffffffffffffff", "hex");
  return Buffer.concat([
    element("1a45dfa3", element("4282", kind)),
    // The size of a live film is not known.
    ...[Buffer.from("18538067", "hex"), size],
    ...[element("ec", "\0\0"), element("1654ae6b", ...entries)],
    ...[element("1f43b675", element("a3", "\0\0"))],
  ]);
}

it.each([
  ["avc1", undefined],
  ["vp09", undefined],
  ["hvc1", film("HEVC")],
  ["hev1", film("HEVC")],
  ["apcn", film("ProRes")],
  ["mp4v", film("MPEG-4 Part 2")],
  ["jpeg", film("MJPEG")],
  ["dvcp", film("dvcp")],
  ["av01", { of: "film-on-some", format: "AV1" }],
])("knows the codec %s of an MP4", (codec, fault) => {
  expect(faultOf(ftyp, moov(codec, "mp4a"))).toEqual(fault);
});

it("finds what an MP4 says of itself behind the film, and behind a box of any size", () => {
  const wide = Buffer.from("000000016d6461740000000000000014ffffffff", "hex");
  expect(faultOf(ftyp, box("mdat", "\0\0\0\x08moov"), moov("hvc1"))).toEqual(film("HEVC"));
  expect(faultOf(ftyp, wide, moov("hvc1"))).toEqual(film("HEVC"));
});

it("says when a sound is none of browsers, if the film has no other", () => {
  expect(faultOf(ftyp, moov("avc1", "ac-3"))).toEqual({ of: "sound", format: "AC-3" });
  expect(faultOf(ftyp, moov("avc1", "Opus"))).toBeUndefined();
});

it.each([
  ["V_VP9", "A_OPUS", undefined],
  ["V_VP8", "A_VORBIS", undefined],
  ["V_MPEGH/ISO/HEVC", "A_OPUS", film("HEVC")],
  ["V_VP9", "A_AC3", { of: "sound", format: "AC-3" }],
])("knows the codecs %s and %s of a WebM", (picture, sound, fault) => {
  expect(faultOf(webm(picture, sound))).toEqual(fault);
});

it("tells a WebM from another Matroska file", () => {
  expect(faultOf(webm("V_MPEG4/ISO/AVC", "A_OPUS", "matroska"))).toEqual(film("Matroska"));
});

it("takes a film that ends anywhere, or none, for a broken one at most", () => {
  const films = [
    Buffer.concat([ftyp, box("mdat", "words"), moov("avc1", "mp4a")]),
    webm("V_VP9", "A_OPUS"),
    Buffer.alloc(300),
    Buffer.alloc(300, 0xff),
    Buffer.from("1a45dfa300000000000000000000", "hex"),
  ];
  for (const bytes of films)
    for (let length = 1; length < bytes.length; length += 1)
      expect([undefined, "end", "sound"]).toContain(faultOf(bytes.subarray(0, length))?.of);
  const cut = Buffer.concat([ftyp, box("mdat", "words"), moov("avc1")]).subarray(0, 30);
  expect(faultOf(cut)).toEqual({ of: "end", format: "" });
});
