import products from "virtual:content/cards";
import { Icon } from "../../components/icon.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../schemas.ts";

/** The products in short; nothing at all while there is none. */
export function Products({ heading, intro, action }: SectionOf<"products">) {
  if (products.length === 0) return null;
  return (
    <Section heading={heading} className="wide split-section">
      <div>
        {intro && <p className="section-intro">{intro}</p>}
        <ul className="product-row">
          {products.map(({ slug, icon, name, tagline, eta }) => (
            <li key={slug} className="product-short">
              <Icon name={icon} />
              <h3>{name}</h3>
              <p>{tagline}</p>
              <p className="product-when">{eta}</p>
            </li>
          ))}
        </ul>
        {action && <PageLink {...action} className="section-link" />}
      </div>
    </Section>
  );
}
