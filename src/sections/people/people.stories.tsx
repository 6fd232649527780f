import { samplePicture } from "../../workshop/samples.ts";
import { stories } from "../../workshop/stories.ts";
import { People } from "./people.tsx";

const one = { name: "One Person", role: "Draws and writes" };
const another = {
  name: "Another Person",
  role: "Answers",
  text: "Has been here from the [first day](#content).",
  link: { text: "Write to Another Person", href: "#content" },
};

export default stories("edge", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "With and without a text and a link": <People heading="People" items={[one, another]} />,
  "A person with a picture beside one without": (
    <People heading="People" items={[{ ...another, image: samplePicture }, one]} />
  ),
});
