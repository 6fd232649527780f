import { list, paragraph, shape, text } from "../../content/schema/primitives.ts";

export const questions = shape({
  heading: text("Heading beside the questions."),
  items: list(
    shape({
      question: text("The question, as people ask it."),
      answer: list(paragraph("One paragraph."), "The answer."),
    }),
    "The questions.",
  ),
}).describe("Questions that open their answers; they work without scripts.");
