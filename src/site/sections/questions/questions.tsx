import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { Paragraphs } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";

/** Questions that open their answers, with native `details` elements, which need no script. */
export function Questions({ heading, items }: SectionOf<"questions">) {
  return (
    <Section heading={heading} className="wide split-section">
      <div>
        {items.map(({ question, answer }) => (
          // A question that was opened before hydration stays open.
          <details key={question} className="question" suppressHydrationWarning>
            <summary>
              <h3>{question}</h3>
            </summary>
            <div className="answer">
              <Paragraphs texts={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
