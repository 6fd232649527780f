import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../../src/engine/check/index.ts";
import { pictureEnding } from "../../src/engine/schema/values/picture-name.ts";
import {
  assetNameFault,
  detectKind,
  fileSlug,
  kindFault,
  type PictureFault,
} from "../../src/engine/site/index.ts";
import type { Answers } from "../../src/panel/protocol/protocol.ts";
import type { Requests } from "../../src/panel/protocol/requests.ts";
import { say } from "../../src/words/say.ts";
import { resizePicture } from "../build/pictures/encode-picture.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import { cleanSvg } from "../disk/facts/clean-svg.ts";
import { pictureFacts } from "../disk/facts/picture-facts.ts";
import { readableSvg } from "../disk/facts/readable-svg.ts";
import type { Journal } from "./journal.ts";

type Put = Omit<Requests["put"], "isPicture"> & { bytes: Buffer };

/**
 * Puts a file into `content/files/` under a name that an address can have, as a step that can be undone.
 *
 * @throws UserError if visitors could not get it, or would get something else.
 */
export function putFile(journal: Journal, { place, name: given, bytes }: Put): Answers["put"] {
  const [, ending = ""] = /\.([^./\\]+)$/.exec(given.toLowerCase()) ?? [];
  const taken = nameFor(given, ending, bytes, join(contentDirectory(), "files"));
  const { name } = taken;
  const fault =
    assetNameFault(ending ? name : given, "files", { pages: [] }) ??
    kindFault(name, bytes.toString("latin1", 0, 1024));
  if (fault) throw new UserError(`${fault.message} ${fault.hint}`);
  return write(journal, place, taken, bytes);
}

/**
 * Puts a picture into `content/pictures/` as the panel takes it for a place that is there.
 *
 * @throws UserError if pages cannot show it.
 */
export async function putPicture(
  journal: Journal,
  { place, name, bytes: given }: Put,
): Promise<Answers["put"]> {
  const { ending, bytes, removed } = await importPicture(given);
  const taken = nameFor(name, ending, bytes, join(contentDirectory(), "pictures"));
  return { ...write(journal, place, taken, bytes), removed };
}

function write(
  journal: Journal,
  place: string,
  { name, file, before }: ReturnType<typeof nameFor>,
  bytes: Buffer,
): Answers["put"] {
  const changes = [{ file, before, text: before ?? bytes }];
  return { file: name, removed: [], ...journal.apply({ from: place, to: place, changes }) };
}

/** Pixels of the widest copy that a page gets, with room to spare. */
const mostWidth = 2560;

/** Settings with which nobody sees a difference. AVIF takes four times as long at its own effort of 4. */
const settings = {
  jpg: { quality: 92 },
  png: { compressionLevel: 9 },
  webp: { quality: 92 },
  avif: { quality: 80, effort: 2 },
};

/** Kinds of pictures that pages show, and others that can be saved as such, by their ids. */
const shownKinds = ["jpeg", "png", "webp", "avif"];
const otherPictures = ["gif", "tiff", "photoshop", "postscript", "icon"];

/**
 * A chosen picture without what its camera wrote into it, turned as that was held; of a drawing only what is allowed,
 * with what was taken out, such as `script`.
 *
 * @throws UserError if pages cannot show it.
 */
export async function importPicture(given: Buffer) {
  const refusal = ({ fault, hint = say("files.save-again") }: PictureFault) => {
    const kind = detectKind(given.toString("latin1", 0, 1024));
    if (!kind || shownKinds.includes(kind.id)) return new UserError(`${fault} ${hint}`);
    const isPicture = otherPictures.includes(kind.id);
    const way = say(isPicture ? "picture-bytes.save-as-picture" : "picture-bytes.no-picture");
    const is = say("kinds-of-files.is", { kind: kind.name });
    return new UserError(`${is} ${kind.hint ?? way}`);
  };
  const svg = readableSvg(given);
  if (svg !== undefined) {
    const drawing = cleanSvg(svg);
    if ("fault" in drawing) throw refusal(drawing);
    return { ending: "svg", bytes: Buffer.from(drawing.svg), removed: drawing.removed };
  }
  const facts = pictureFacts(given);
  if ("fault" in facts) throw refusal(facts);
  const ending = facts.kind as keyof typeof settings;
  const resized = await resizePicture(given, mostWidth);
  resized.toFormat(ending === "jpg" ? "jpeg" : ending, settings[ending]);
  try {
    return { ending, bytes: await resized.toBuffer(), removed: [] };
  } catch {
    throw new UserError(say("picture-bytes.broken"));
  }
}

/**
 * The name of a file in a folder, after that of the chosen one, and what the folder has there already: the same file or
 * nothing. Letters of other scripts stay, as in names of pages, whose addresses hosts serve too: nobody finds their file
 * again by sounds in Latin letters.
 */
export function nameFor(chosen: string, ending: string, bytes: Buffer, folder: string) {
  const slug = fileSlug(chosen.replace(/^.*[\\/]|\.[^.]*$/gs, ""));
  const short = Array.from(slug ?? "")
    .slice(0, 60)
    .join("")
    .replace(/-$/, "");
  // Windows has no files of such names.
  const isFree = short !== "" && !/^(con|prn|aux|nul|com\d|lpt\d)$/.test(short);
  const stem = isFree ? short : pictureEnding.test(`.${ending}`) ? "picture" : "file";
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number > 1 ? `-${number}` : ""}.${ending}`;
    const file = join(folder, name);
    const isThere = existsSync(file);
    const before = isThere && statSync(file).isFile() ? readFileSync(file) : undefined;
    if (!isThere || before?.equals(bytes)) return { name, file, before };
  }
}
