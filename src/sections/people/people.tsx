import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../../content/schema/section-kinds.ts";

/** Who works here. */
export function People({ heading, items }: SectionOf<"people">) {
  return (
    <Section heading={heading} className="wide split-section">
      <ul className={items.length % 2 === 1 ? "cards-odd" : "cards"}>
        {items.map(({ image, name, role, text, link }) => (
          <li key={name} className="person">
            {image && <Picture image={image} />}
            <h3>{name}</h3>
            <p className="person-role">{role}</p>
            <Paragraph text={text} />
            {link && <PageLink {...link} className="section-link" />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
