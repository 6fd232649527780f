import { samplePicture } from "../workshop/samples.ts";
import { stories } from "../workshop/stories.ts";
import { PageOpening } from "./page-opening.tsx";

const words = { heading: "What we do", intro: "In a sentence or two, and for whom." };

export default stories(
  "heading",
  ["in-devanagari", "in-telugu", "large-text", "long-words", "right-to-left"],
  {
    "Heading and introduction": <PageOpening {...words} />,
    "With a drawing beside it": (
      <PageOpening
        {...words}
        drawing={{
          viewBox: "0 0 60 40",
          fit: "xMinYMax slice",
          shapes: [["path", { "fill-opacity": "0.15", d: "M10 40a25 25 0 0 1 50 0z" }, []]],
        }}
      />
    ),
    "With the versal beside it": <PageOpening {...words} hasVersal />,
    "With a photograph beside it": <PageOpening {...words} image={samplePicture} />,
  },
);
