import { stories } from "../../workshop/stories.ts";
import { Figures } from "./figures.tsx";

const others = [
  { value: "98 %", label: "of them on the same day" },
  { value: "3", label: "people who answer, each in a language of their own" },
];

const figures = (value: string, label: string) => (
  <Figures heading="Figures" items={[{ value, label }, ...others]} />
);

export default stories("edge", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "Three figures": figures("1 250 000", "letters answered"),
  "A number longer than its column": figures("123,456,789.50 km", "of rope"),
});
