import { found, or, say } from "../../../words/say.ts";
import type { FindingText } from "../../diagnostic.ts";

/** A kind of files that begin in a known way. */
type Kind = readonly [
  /** Id in the messages. */
  id: string,
  /** Endings of names that files of this kind have. */
  endings: string,
  /** The first bytes, a character for each. */
  begins: RegExp,
];

const kinds: readonly Kind[] = [
  ["zeros", "", /^\0+$/],
  ["git-lfs", "", /^version https:\/\/git-lfs\.github\.com\/spec\//],
  ["html", "", /^(\xef\xbb\xbf)?\s*<(!doctype html|html)\b/i],
  ["pdf", "pdf ai", /%PDF-/],
  ["postscript", "eps ai", /^(%!PS|\xc5\xd0\xd3\xc6)/],
  ["zip", "zip epub docx xlsx pptx odt ods odp", /^PK\p{Cc}/u],
  ["office", "doc xls ppt", /^\xd0\xcf.\xe0/s],
  ["rtf", "rtf doc", /^\{\\rtf/],
  ["jpeg", "jpg jpeg", /^\xff\xd8\xff/],
  ["png", "png", /^\x89PNG/],
  ["gif", "gif", /^GIF8/],
  ["webp", "webp", /^RIFF.{4}WEBP/s],
  ["avif", "avif", /^\0\0.{2}ftyp.{0,32}avi[fs]/s],
  ["heic", "", /^\0\0.{2}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s],
  ["tiff", "tif tiff", /^(II[*+]\0|MM\0[*+])/],
  ["photoshop", "psd", /^8BPS/],
  ["mp4", "mp4 m4a mov", /^(\0\0.{2}ftyp|.{4}(moov|mdat|wide|free|skip|pnot))/s],
  ["webm", "webm", /^.E\xdf\xa3/s],
  ["ogg", "ogg opus", /^OggS/],
  ["wav", "wav", /^(RIFF|RF64).{4}WAVE/s],
  ["flac", "flac", /^(fLaC|ID3\p{Cc})/u],
  ["mp3", "mp3", /^(ID3\p{Cc}|\xff[\xe2\xe3\xf2-\xf7\xfa-\xfd])/u],
  ["font", "ttf otf", /^(\0(?!\0)\p{Cc}\0\0|(true|ttcf|OTTO)\0)/u],
  ["woff2", "woff2", /^wOF2/],
  ["7z", "7z", /^7z\xbc\xaf/],
  ["vtt", "vtt", /^(\xef\xbb\xbf|\ufeff)?WEBVTT(?![^\s])/],
  ["srt", "srt", /^(\xef\xbb\xbf|\ufeff)?\s*\d+\r?\n[\d:]+,\d+ +-->/],
  ["gzip", "gz tgz", /^\p{Cc}\x8b/u],
  ["icon", "ico", /^\0\0(?!\0)\p{Cc}\0/u],
];

/** Kinds that no site publishes, each with what to do about a file that should be another. */
const unwanted = ["zeros", "git-lfs", "html", "heic", "srt"];

const nameOf = (id: string) => say(`kinds-of-files.kinds.${id}`);

/** The kind of a file, by how it begins; undefined if it is unknown. */
export function detectKind(
  start: string,
): { id: string; name: string; hint: string | undefined } | undefined {
  const [id] = kinds.find(([, , begins]) => begins.test(start)) ?? [];
  const hint = id && unwanted.includes(id) ? say(`kinds-of-files.hints.${id}`) : undefined;
  return id === undefined ? undefined : { id, name: nameOf(id), hint };
}

/** What is wrong with a file that is of another kind than its name says. */
export function kindFault(name: string, start: string): FindingText | undefined {
  const ending = `${name.split(/\W/).at(-1)}`;
  const own = kinds.filter(([, endings]) => endings.split(" ").includes(ending));
  if (own.some(([, , begins]) => begins.test(start))) return undefined;
  if (start === "" && own.length > 0) return found("files.empty");
  const detected = detectKind(start);
  const isPage = /^html?$/.test(ending) && detected?.id === "html";
  // A text may begin with anything, even with the two letters that mark an archive.
  if (own.length === 0 && (!detected?.hint || isPage)) return undefined;
  const wanted = or(own.map(([id]) => nameOf(id)));
  const kind = detected?.name;
  const isKind = kind && own.length === 0 ? say("kinds-of-files.is", { kind }) : undefined;
  return {
    message:
      isKind ??
      (kind
        ? say("kinds-of-files.is-another", { kind, wanted })
        : say("kinds-of-files.is-not", { wanted })),
    hint: detected?.hint ?? say("kinds-of-files.save-again"),
  };
}
