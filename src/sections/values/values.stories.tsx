import { stories } from "../../workshop/stories.ts";
import { Values } from "./values.tsx";

const items = [
  { title: "One value", text: "What it means in practice." },
  { title: "Another", text: "It means this. ".repeat(8).trim() },
];

export default stories("edge", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "Terms with what each means": <Values heading="Values" items={items} />,
});
