import { mapContent } from "../../../engine/shape/index.ts";
import type { Content } from "../../../site/data/content.ts";
import { foreignWords, plainWords } from "../../../words/foreign-words.ts";
import type { RenderableContent } from "../../resources.ts";

/** Whether a text that is no paragraph may have words in another language. */
export const hasForeignWords = (contents: readonly Content[]): boolean =>
  foreignWords.test(JSON.stringify(contents));

/** Content for what shows no markup, such as a feed or structured data. */
export function withoutLanguages<Of extends RenderableContent>(content: Of): Of {
  if (!hasForeignWords([content])) return content;
  return mapContent(content, content.resources.schemas, ({ facts }, value, copy) => {
    if (typeof value !== "string") return copy();
    return facts.prose && !facts.isParagraph ? plainWords(value) : value;
  });
}
