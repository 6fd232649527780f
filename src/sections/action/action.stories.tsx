import { stories } from "../../workshop/stories.ts";
import { Action } from "./action.tsx";

const fields = { heading: "Write to us", action: { text: "Write", page: "home" } };

export default stories("edge", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "A heading and a button": <Action {...fields} />,
  "With a sentence before the button": <Action {...fields} text="A few lines are enough." />,
});
