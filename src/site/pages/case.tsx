import type { Pages } from "../../engine/schema/pages.ts";
import { CaseFacts, CaseProof } from "../components/page/case-parts.tsx";
import { PageOpening } from "../components/page/page-opening.tsx";
import { PostText } from "../components/page/post-text.tsx";
import { PageLink } from "../components/page-link.tsx";

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
          <PostText parts={text} />
          {link && <PageLink {...link} className="section-link" />}
        </div>
      </div>
    </article>
  );
}
