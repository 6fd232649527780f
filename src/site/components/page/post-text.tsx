import type { Pages } from "../../../engine/schema/pages.ts";
import { Picture } from "../picture.tsx";
import { fixedWidth, type Parts, whole } from "../picture-sizes.ts";
import { Paragraphs, RichText } from "../rich-text.tsx";
import { TextList } from "../text-list.tsx";

type PartsOfText = Pages["post"]["text"];

const asWideAsText: Parts = { 0: whole, 38: fixedWidth(35) };

/** A text with pictures, part by part. */
export function PostText({ parts }: { parts: PartsOfText }) {
  return (
    <div className="post-text">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts never changes.
        <TextPart key={index} {...part} />
      ))}
    </div>
  );
}

/** A part of a text: a heading, a picture, paragraphs, a list. */
function TextPart({ heading, image, caption, paragraphs = [], list }: PartsOfText[number]) {
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
