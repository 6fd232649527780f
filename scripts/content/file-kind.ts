import { closeSync, openSync, readSync } from "node:fs";
import type { FileFault } from "./folder.ts";

/** A kind of files that begin in a known way. */
type Kind = readonly [
  name: string,
  /** Those that files of this kind have. */
  endings: string,
  /** The first bytes, a character for each. */
  begins: RegExp,
  /** What to do about a file of this kind that should be another. */
  hint?: string,
];

const kinds: readonly Kind[] = [
  [
    "a pointer of Git LFS",
    "",
    /^version https:\/\/git-lfs\.github\.com\/spec\//,
    "Run `git lfs pull` for the file itself; a workflow needs `lfs: true` at `actions/checkout`.",
  ],
  [
    "a page of HTML",
    "",
    /^(\xef\xbb\xbf)?\s*<(!doctype html|html)\b/i,
    "A site may have answered the download with its sign-in or an error. Get the file again.",
  ],
  ["a PDF", "pdf ai", /%PDF-/],
  ["a PostScript file", "eps ai", /^(%!PS|\xc5\xd0\xd3\xc6)/],
  ["a ZIP archive", "zip epub docx xlsx pptx odt ods odp", /^PK/],
  ["a file of an older office program", "doc xls ppt", /^\xd0\xcf.\xe0/s],
  ["an RTF text", "rtf doc", /^\{\\rtf/],
  ["a JPEG", "jpg jpeg", /^\xff\xd8\xff/],
  ["a PNG", "png", /^\x89PNG/],
  ["a GIF", "gif", /^GIF8/],
  ["a WebP", "webp", /^RIFF.{4}WEBP/s],
  ["an AVIF", "avif", /^\0\0.{2}ftyp.{0,32}avi[fs]/s],
  ["a HEIC", "", /^\0\0.{2}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s, "Save it as JPEG."],
  ["a TIFF", "tif tiff", /^(II[*+]\0|MM\0[*+])/],
  ["a Photoshop file", "psd", /^8BPS/],
  [
    "an MP4 or QuickTime file",
    "mp4 m4a mov",
    /^(\0\0.{2}ftyp|.{4}(moov|mdat|wide|free|skip|pnot))/s,
  ],
  ["a WebM", "webm", /^.E\xdf\xa3/s],
  ["an Ogg file", "ogg opus", /^OggS/],
  ["a WAV", "wav", /^(RIFF|RF64).{4}WAVE/s],
  ["a FLAC", "flac", /^(fLaC|ID3)/],
  ["an MP3", "mp3", /^(ID3|\xff[\xe2\xe3\xf2-\xf7\xfa-\xfd])/],
  ["a font", "ttf otf", /^(\0.\0\0|true|ttcf|OTTO)/s],
  ["a WOFF2 font", "woff2", /^wOF2/],
  ["a 7z archive", "7z", /^7z\xbc\xaf/],
  ["a gzip archive", "gz tgz", /^.\x8b/s],
  ["an icon", "ico", /^\0\0.\0/s],
];

/** The kind of a file, by how it begins; undefined if it is unknown. */
export function detectKind(start: string): { name: string; hint: string | undefined } | undefined {
  const [name, , , hint] = kinds.find(([, , begins]) => begins.test(start)) ?? [];
  return name === undefined ? undefined : { name, hint };
}

/** What is wrong with a file that is of another kind than its name says. */
export function kindFault(name: string, start: string): FileFault | undefined {
  const ending = /\w*$/.exec(name)?.[0] ?? "";
  const own = kinds.filter(([, endings]) => endings.split(" ").includes(ending));
  if (own.some(([, , begins]) => begins.test(start))) return undefined;
  const found = detectKind(start);
  const isPage = /^html?$/.test(ending) && found?.name === "a page of HTML";
  // A text may begin with anything, even with the two letters that mark an archive.
  if (own.length === 0 && (!found?.hint || isPage)) return undefined;
  const meant = own.map(([kind]) => kind).join(" or ");
  const message = `This is ${[found?.name, meant && `not ${meant}`].filter(Boolean).join(", ")}.`;
  return [
    message,
    found?.hint ?? "Save it again from the original, as the kind that its name says.",
  ];
}

/** The first bytes of a file, a character for each. */
export function readStart(path: string): string {
  const bytes = Buffer.alloc(1024);
  const file = openSync(path, "r");
  try {
    return bytes.toString("latin1", 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}
