import { stories } from "../../workshop/stories.ts";
import { Quotes } from "./quotes.tsx";

const items = [
  { text: "They did what they said.", who: "A customer, Some Company" },
  { text: "Again and again. ".repeat(10).trim(), who: "Another", href: "#content" },
];

export default stories("edge", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "A short one, and a long one with its source": <Quotes heading="Quotes" items={items} />,
});
