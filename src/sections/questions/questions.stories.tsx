import { stories } from "../../workshop/stories.ts";
import { Questions } from "./questions.tsx";

const questions = (
  <Questions
    heading="Questions"
    items={[
      {
        question: "Can I take my data with me when I leave, and in which form do I get it?",
        answer: ["Yes.", "You get all of it. ".repeat(8).trim()],
      },
      { question: "How long does it take?", answer: ["An afternoon."] },
    ]}
  />
);

export default stories("edge", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "All answers closed": questions,
  "An answer open": {
    shown: questions,
    play: async () => document.querySelector("summary")?.click(),
  },
});
