import { stories } from "../workshop/stories.ts";
import { Fact } from "./fact.tsx";

export default stories("main", [], {
  "A label and its value": <Fact label="Expected">Q4 2025</Fact>,
});
