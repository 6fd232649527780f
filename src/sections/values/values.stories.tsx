import type { Stories } from "../../workshop/stories.ts";
import { Values } from "./values.tsx";

const items = [
  { title: "One value", text: "What it means in practice." },
  { title: "Another", text: "It means this. ".repeat(8).trim() },
];

export default {
  place: "edge",
  states: { "Terms with what each means": <Values heading="Values" items={items} /> },
  looks: ["in-telugu", "large-text", "long-words", "right-to-left"],
} satisfies Stories;
