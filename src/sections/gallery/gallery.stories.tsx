import { samplePicture } from "../../workshop/samples.ts";
import { stories } from "../../workshop/stories.ts";
import { Gallery } from "./gallery.tsx";

/** A photograph with such a size. */
function photograph(width: number, height: number, caption?: string) {
  const rendition = { ...samplePicture.rendition, width, height };
  return { image: { ...samplePicture, rendition }, caption };
}

const broad = photograph(1200, 800, "The hills at six");
const tall = photograph(400, 600, "The sun over **the first** of them");
const square = photograph(500, 500);

export default stories("edge", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "Nine photographs": <Gallery heading="The hills" items={Array(9).fill(broad)} />,
  "One, without a heading": <Gallery items={[broad]} />,
  "Those with few pixels": <Gallery items={Array(4).fill(photograph(750, 500))} />,
  "One with few pixels": <Gallery items={[photograph(750, 500)]} />,
  "A tall one beside a broad one": <Gallery heading="The hills" items={[tall, broad]} />,
  "A large one with three small ones": <Gallery heading="The hills" items={Array(4).fill(broad)} />,
  "Some of each shape": (
    <Gallery heading="The hills" items={[broad, tall, broad, tall, square, broad, tall]} />
  ),
});
