import { PageLink } from "../../components/page-link.tsx";
import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../schemas.ts";

/** Who works here. */
export function People({ heading, items }: SectionOf<"people">) {
  return (
    <Section heading={heading} className="wide split-section">
      <ul className="people">
        {items.map(({ name, role, text, link }) => (
          <li key={name} className="person">
            <h3>{name}</h3>
            <p className="person-role">{role}</p>
            {text && <p>{text}</p>}
            {link && <PageLink {...link} className="section-link" />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
