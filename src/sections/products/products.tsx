import products from "virtual:content/cards";
import { Icon } from "../../components/icon.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { ProductLink } from "../../components/product-link.tsx";
import { RichText } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import type { Card } from "../../content/card.ts";
import type { SectionOf } from "../schemas.ts";

/** When one can have it: in a quarter, or now. */
const when = ({ eta, availability }: Card) => eta ?? availability;

/** The products in short; nothing at all while there is none. */
export function Products({ heading, intro, action }: SectionOf<"products">) {
  if (products.length === 0) return null;
  return (
    <Section heading={heading} className="wide split-section">
      <div>
        {intro && (
          <p className="section-intro">
            <RichText text={intro} />
          </p>
        )}
        <ul className={products.length % 2 === 1 ? "cards-odd" : "cards"}>
          {products.map((product) => (
            <li key={product.slug} className="product-short">
              {product.image ? <Picture image={product.image} /> : <Icon name={product.icon} />}
              <h3>{product.name}</h3>
              <p>{product.tagline}</p>
              {when(product) && <p className="product-when">{when(product)}</p>}
              {product.price && <p>{product.price}</p>}
              <ProductLink product={product} className="section-link" />
            </li>
          ))}
        </ul>
        {action && (
          <p className="products-more">
            <PageLink {...action} className="section-link" />
          </p>
        )}
      </div>
    </Section>
  );
}
