import { stories } from "../workshop/stories.ts";
import { Section } from "./section.tsx";

const below = <p>What stands below it.</p>;

export default stories("edge", [], {
  "A passage under its heading": (
    <Section heading="Heading" className="wide passage">
      {below}
    </Section>
  ),
  "A heading at the side": (
    <Section heading="Heading" className="wide split-section">
      {below}
    </Section>
  ),
});
