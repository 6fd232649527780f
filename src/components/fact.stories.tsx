import type { Stories } from "../workshop/stories.ts";
import { Fact } from "./fact.tsx";

export default {
  states: { "A label and its value": <Fact label="Expected">Q4 2025</Fact> },
} satisfies Stories;
