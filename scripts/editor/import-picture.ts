import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { say } from "../../src/content/say.ts";
import { resizePicture } from "../build/pictures/encode-picture.ts";
import { cleanSvg } from "../check/clean-svg.ts";
import { UserError } from "../check/user-error.ts";
import { detectKind } from "../content/files/file-kind.ts";
import { slugFrom } from "../content/files/names.ts";
import { type PictureFault, pictureFacts } from "../content/files/picture-facts.ts";

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
  const facts = pictureFacts(given);
  if ("fault" in facts) throw refusal(facts);
  const { kind: ending } = facts;
  if (ending === "svg") {
    const drawing = cleanSvg(given.toString());
    if ("fault" in drawing) throw refusal(drawing);
    return { ending, bytes: Buffer.from(drawing.svg), removed: drawing.removed };
  }
  const resized = await resizePicture(given, mostWidth);
  resized.toFormat(ending === "jpg" ? "jpeg" : ending, settings[ending]);
  try {
    return { ending, bytes: await resized.toBuffer(), removed: [] };
  } catch {
    throw new UserError(say("picture-bytes.broken"));
  }
}

/**
 * The name of a picture in a folder, after that of the chosen file, and what the folder has there already: the same
 * picture or nothing.
 */
export function nameFor(chosen: string, ending: string, bytes: Buffer, folder: string) {
  const slug = slugFrom(chosen.replace(/^.*[\\/]|\.[^.]*$/gs, ""))?.slice(0, 60);
  // Windows has no files of such names.
  const isFree = slug && !/^(con|prn|aux|nul|com\d|lpt\d)$/.test(slug);
  const stem = isFree ? slug.replace(/-$/, "") : "picture";
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number > 1 ? `-${number}` : ""}.${ending}`;
    const file = join(folder, name);
    const isThere = existsSync(file);
    const before = isThere && statSync(file).isFile() ? readFileSync(file) : undefined;
    if (!isThere || before?.equals(bytes)) return { name, file, before };
  }
}
