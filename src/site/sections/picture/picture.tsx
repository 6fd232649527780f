import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { PageLink } from "../../components/page-link.tsx";
import { Picture as Image } from "../../components/picture.tsx";
import { besideHeading, column, type Parts, whole } from "../../components/picture-sizes.ts";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";

const parts: Parts = { 0: whole, 48: column(2), 64: besideHeading };

/** A picture with text next to it. In reading order it follows the heading, as on narrow screens. */
export function Picture({ heading, image, paragraphs, link }: SectionOf<"picture">) {
  return (
    <Section heading={heading} className="wide picture-section step">
      <div className="picture-seen">
        <Image image={image} parts={parts} />
      </div>
      <div className="picture-words">
        {paragraphs.map((text) => (
          <Paragraph text={text} key={text} />
        ))}
        {link && <PageLink {...link} className="section-link" />}
      </div>
    </Section>
  );
}
