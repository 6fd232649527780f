import { PageLink } from "../../components/page-link.tsx";
import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../../content/section-kinds.ts";

/** Quotes, each with its source. */
export function Quotes({ heading, items }: SectionOf<"quotes">) {
  return (
    <Section heading={heading} className="wide split-section">
      <ul className="quotes">
        {items.map(({ text, who, ...link }) => (
          <li key={text}>
            <figure className="quote">
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                {link.href ? <PageLink {...link} text={who} className="section-link" /> : who}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
