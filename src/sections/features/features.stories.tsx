import type { SectionOf } from "../../content/schema/section-kinds.ts";
import { samplePicture } from "../../workshop/samples.ts";
import { stories } from "../../workshop/stories.ts";
import { Features } from "./features.tsx";

const features = (...items: SectionOf<"features">["items"]) => (
  <Features heading="Features" items={items} />
);
const long = "It says what there is to say. ".repeat(6).trim();

export default stories("edge", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "A long feature beside short ones": features(
    { icon: "bolt", title: "Feature 1", text: "It says what there is to say." },
    { icon: "shield", title: "Feature 2", text: long },
    { icon: "people", title: "Feature 3", text: "It says what there is to say." },
  ),
  "A single feature": features({ icon: "heart", title: "One", text: "Short." }),
  "A feature with a picture beside one with a drawing": features(
    { icon: "heart", image: samplePicture, title: "With a picture", text: "Seen." },
    { icon: "heart", title: "With a drawing", text: "Seen too." },
  ),
});
