import { CaseFacts, CaseProof } from "../components/case-parts.tsx";
import { PageLink } from "../components/page-link.tsx";
import { PageOpening } from "../components/page-opening.tsx";
import { TextPart } from "../components/text-part.tsx";
import type { Pages } from "../content/pages.ts";

/** A case study, with its facts at the side. */
export function Page({ content }: { content: Pages["case"] }) {
  const { heading, intro, facts, change, quote, text, link } = content;
  return (
    <article>
      <PageOpening heading={heading} intro={intro} />
      <div className="wide split-section">
        <CaseFacts facts={facts} />
        <div className="case-words">
          <CaseProof change={change} quote={quote} />
          <div className="post-text">
            {text.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts never changes.
              <TextPart key={index} {...part} />
            ))}
          </div>
          {link && <PageLink {...link} className="section-link" />}
        </div>
      </div>
    </article>
  );
}
