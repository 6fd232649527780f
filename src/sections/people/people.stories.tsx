import { samplePicture } from "../../workshop/samples.ts";
import type { Stories } from "../../workshop/stories.ts";
import { People } from "./people.tsx";

const one = { name: "One Person", role: "Draws and writes" };
const another = {
  name: "Another Person",
  role: "Answers",
  text: "Has been here from the [first day](#content).",
  link: { text: "Write to Another Person", href: "#content" },
};

export default {
  place: "edge",
  states: {
    "With and without a text and a link": <People heading="People" items={[one, another]} />,
    "A person with a picture beside one without": (
      <People heading="People" items={[{ ...another, image: samplePicture }, one]} />
    ),
  },
  looks: ["in-telugu", "large-text", "long-words", "right-to-left"],
} satisfies Stories;
