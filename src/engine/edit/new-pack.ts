import { isScalar, parseDocument, type Scalar, visit } from "yaml";
import { directionOf } from "../../words/direction-of.ts";
import { tell } from "../messages/index.ts";
import { siteSchema } from "../schema/site.ts";
import { layValues, wrapLines } from "../shape/index.ts";

/** Keys whose values are no words. */
const terms = new Set<unknown>(["id", "when", "unless", "outcome"]);

/**
 * A language pack to be filled in: the English one with an empty value in place of each text, which is in a comment
 * above.
 *
 * @param english the text of the English pack.
 */
export function newPack(language: string, english: string): string {
  const pack = parseDocument(english);
  for (const key of ["avoid", "editor", "hollow"]) pack.delete(key);
  const { value } = layValues(siteSchema.shape.words.shape.interface, {}, { pack: { language } });
  const joints = value as Record<string, unknown>;
  pack.commentBefore = ` ${tell("writing.pack-words", { language })}\n ${tell("writing.pack-slots")}`;
  /** Empties a text, and puts its words in a comment before a node. */
  const emptyText = (text: Scalar, node = text) => {
    node.commentBefore = wrapLines(`${text.value}`)
      .map((line) => ` ${line}`)
      .join("\n");
    text.value = null;
    text.type = "PLAIN";
  };
  visit(pack, {
    Pair(_, pair) {
      if (!isScalar(pair.key) || !isScalar(pair.value)) return undefined;
      const key = pair.key.value as string;
      const text = pair.value as Scalar;
      const english = `${text.value}`;
      if (key === "direction") text.value = directionOf(language) ?? "ltr";
      else if (!hasWords(english)) text.value = joints[key] ?? english;
      else if (!(terms.has(key) && /^[a-z-]+$/.test(english))) emptyText(text, pair.key as Scalar);
      return visit.SKIP;
    },
    Scalar(place, scalar) {
      if (place !== "key") emptyText(scalar);
    },
  });
  return pack.toString({ nullStr: "", lineWidth: 100 });
}

/** Whether a text has more than slots, numbers and marks. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""));
}
