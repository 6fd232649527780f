import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { PageLink } from "../../components/page-link.tsx";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import { useSite } from "../../data/site-context.ts";

/** A band with one button: dark in a book, by the voice in others. */
export function Action({ heading, text, action }: SectionOf<"action">) {
  return (
    <div className={useSite().voice?.ends?.closing ?? "soil closing"}>
      <Section heading={heading} className="wide closing-words">
        <Paragraph text={text} />
        <PageLink {...action} className="button button-action" />
      </Section>
    </div>
  );
}
