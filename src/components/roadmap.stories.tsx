import type { Artwork } from "../content/artwork.ts";
import { stories } from "../workshop/stories.ts";
import { Roadmap } from "./roadmap.tsx";

const post: Artwork = { viewBox: "0 0 40 60", shapes: [["path", { d: "M15 60V0h10v60z" }, []]] };

const roadmapOf = (...stations: string[]) => ({
  text: `Next: ${stations.join(" → ")}.`,
  spoken: `Next: ${stations.join(", then ")}.`,
});
const three = roadmapOf("Tests", "Papers", "Start");
const many = ["First tests", "what they find is mended", "second tests", "papers", "start", "rest"];

export default stories("edge", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "Without drawings": <Roadmap roadmap={three} />,
  "With a drawing at each station": <Roadmap roadmap={three} drawings={[post, post, post]} />,
  "More stations than a row holds": <Roadmap roadmap={roadmapOf(...many)} />,
  "A line without arrows": (
    <Roadmap roadmap={{ text: "More next year.", spoken: "More next year." }} />
  ),
});
