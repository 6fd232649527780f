import { samplePicture } from "../../workshop/samples.ts";
import { stories } from "../../workshop/stories.ts";
import { Passages } from "./passages.tsx";

const first = { heading: "The first passage", text: "What it *says*." };
const long = { heading: "The second", text: "It says more. ".repeat(8).trim() };

export default stories("edge", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "Two passages of different length": <Passages items={[first, long]} />,
  "A single passage": <Passages items={[first]} />,
  "A passage with a picture beside one without": (
    <Passages items={[{ ...first, image: samplePicture }, long]} />
  ),
});
