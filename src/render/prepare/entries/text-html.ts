import { escapeAttribute } from "../../../engine/escape.ts";
import type { Pages } from "../../../engine/schema/pages.ts";
import { picturePlaces } from "../../../engine/schema/values/image.ts";
import { fallbackWidth, pictureFile } from "../../../site/data/rendition.ts";
import { type InlinePiece, inlinePieces } from "../../../words/inline.ts";
import type { Pictures } from "../../resources.ts";

/**
 * The text of an entry as HTML that others show, with whole addresses.
 *
 * @param root Address of the site, with a slash at its end.
 * @param finish Changes its words.
 */
export function htmlOf(
  text: Pages["post"]["text"],
  root: string,
  renditions?: Pictures,
  finish = (words: string) => words,
): string {
  const escaped = (words: string) => escapeAttribute(finish(words));
  const whole = (address: string) => (address.startsWith("/") ? root + address.slice(1) : address);

  /** Text with markup as HTML. */
  function html(pieces: readonly InlinePiece[]): string {
    const parts = pieces.map((piece) => {
      if (!("tag" in piece)) return escaped(piece.text);
      const { tag, address, language, inside } = piece;
      if (tag === "br") return "<br>";
      const href = address === undefined ? "" : ` href="${escapeAttribute(whole(address))}"`;
      const lang = language ? ` lang="${language}"` : "";
      return `<${tag}${href}${lang}>${html(inside)}</${tag}>`;
    });
    return parts.join("");
  }
  const inline = (text: string) => html(inlinePieces(text));

  const parts = text.flatMap(({ heading, image, caption, paragraphs = [], list = [] }) => {
    const shown = image && renditions?.renditionFor(image.file, picturePlaces.post);
    const file = shown && pictureFile(shown.stem, shown.ending, fallbackWidth(shown));
    return [
      ...(heading ? [`<h2>${escaped(heading)}</h2>`] : []),
      ...(file ? [`<p><img src="${root}${file}" alt="${escaped(image?.alt ?? "")}"></p>`] : []),
      ...(caption ? [`<p><em>${inline(caption)}</em></p>`] : []),
      ...paragraphs.map((text) => `<p>${inline(text)}</p>`),
      ...(list.length > 0
        ? [`<ul>${list.map((text) => `<li>${inline(text)}</li>`).join("")}</ul>`]
        : []),
    ];
  });
  return parts.join("");
}
