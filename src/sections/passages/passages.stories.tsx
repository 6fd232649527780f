import { samplePicture } from "../../workshop/samples.ts";
import type { Stories } from "../../workshop/stories.ts";
import { Passages } from "./passages.tsx";

const first = { heading: "The first passage", text: "What it *says*." };
const long = { heading: "The second", text: "It says more. ".repeat(8).trim() };

export default {
  place: "edge",
  states: {
    "Two passages of different length": <Passages items={[first, long]} />,
    "A single passage": <Passages items={[first]} />,
    "A passage with a picture beside one without": (
      <Passages items={[{ ...first, image: samplePicture }, long]} />
    ),
  },
  looks: ["in-telugu", "large-text", "long-words", "right-to-left"],
} satisfies Stories;
