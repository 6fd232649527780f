import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { CaseFacts, CaseProof } from "../../components/page/case-parts.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";

/** The case studies in short, each with a link to its page. The export adds them. */
export function Cases({ heading, cases }: SectionOf<"cases">) {
  if (cases.length === 0) return null;
  return (
    <Section heading={heading} className="wide case-section">
      <ul role="list">
        {cases.map(({ page, heading, intro, facts, change, quote, lang, dir }) => (
          <li key={page} className="case" {...{ lang, dir }}>
            <div>
              <h3>
                <PageLink page={page} text={heading} />
              </h3>
              <CaseFacts facts={facts} />
            </div>
            <div className="case-words">
              <Paragraph text={intro} className="passage-text" />
              <CaseProof change={change} quote={quote} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
