import { UserError } from "../../src/engine/check/index.ts";
import { detectKind, type PictureFault } from "../../src/engine/site/index.ts";
import { beginningOf } from "../../src/panel/answers/put-file.ts";
import type { ImportedPicture } from "../../src/panel/answers/workspace.ts";
import { say } from "../../src/words/say.ts";
import { resizePicture } from "../build/pictures/encode-picture.ts";
import { cleanSvg } from "../disk/facts/clean-svg.ts";
import { pictureFacts } from "../disk/facts/picture-facts.ts";
import { readableSvg } from "../disk/facts/readable-svg.ts";

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
export async function importPicture(given: Buffer): Promise<ImportedPicture> {
  const refusal = ({ fault, hint = say("files.save-again") }: PictureFault) => {
    const kind = detectKind(beginningOf(given));
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
