import type { Pages } from "../content/pages.ts";
import { Picture } from "./picture.tsx";
import { fixedWidth, type Parts, whole } from "./picture-sizes.ts";
import { Paragraphs, RichText } from "./rich-text.tsx";
import { TextList } from "./text-list.tsx";

const asWideAsText: Parts = { 0: whole, 38: fixedWidth(35) };

/** A part of a text: a heading, a picture, paragraphs, a list. */
export function TextPart({
  heading,
  image,
  caption,
  paragraphs = [],
  list,
}: Pages["post"]["text"][number]) {
  return (
    <>
      {heading && <h2>{heading}</h2>}
      {image && (
        <figure className="post-figure">
          <Picture image={image} parts={asWideAsText} />
          {caption && (
            <figcaption className="photograph-caption">
              <RichText text={caption} />
            </figcaption>
          )}
        </figure>
      )}
      <Paragraphs texts={paragraphs} />
      {list && <TextList entries={list} />}
    </>
  );
}
