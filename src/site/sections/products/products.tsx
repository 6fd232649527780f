import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { columnsOf } from "../../components/columns-of.ts";
import { Gauge } from "../../components/gauge.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import { besideHeading, column, type Parts, whole } from "../../components/picture-sizes.ts";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import { NotifyButton } from "../../contact/notify-button.tsx";
import type { Card } from "../../data/card.ts";
import { useSite } from "../../data/site-context.ts";

const listClasses = {
  1: "making-list making-alone",
  2: "making-list making-list-of-two",
  3: "making-list making-list-of-three",
};

const parts: Readonly<Record<1 | 2 | 3, Parts>> = {
  1: { 0: whole, 64: besideHeading },
  2: { 0: whole, 48: column(2) },
  3: { 0: whole, 48: column(3) },
};

/** The products in short form; nothing if there are none. */
export function Products({ heading, intro, action, notify }: SectionOf<"products">) {
  const { products = [] } = useSite();
  if (products.length === 0) return null;
  // Those to have at once stand together, and the gauges of the others are one colonnade.
  const groups = [false, true].map((hasGauge) =>
    products.filter(({ percent }) => Boolean(percent) === hasGauge),
  );
  return (
    <Section heading={heading} className="wide making">
      <Paragraph text={intro} className="making-intro" />
      {groups.map(
        (group) => group[0] && <ShortList key={group[0].slug} products={group} notify={notify} />,
      )}
      {action && (
        <p>
          <PageLink {...action} className="section-link" />
        </p>
      )}
    </Section>
  );
}

interface ShortListProps {
  products: readonly Card[];
  notify: SectionOf<"products">["notify"];
}

function ShortList({ products, notify }: ShortListProps) {
  const columns = columnsOf(products.length);
  return (
    <ul role="list" className={listClasses[columns]}>
      {products.map((product) => (
        <li key={product.slug} className="product-short">
          {product.image && <Picture image={product.image} parts={parts[columns]} frame={3 / 2} />}
          <div className="product-words">
            {/* The bar already has this as its value. */}
            {product.percent && (
              <p aria-hidden="true" className="product-percent">
                <Percent text={product.percent} />
              </p>
            )}
            <div>
              <h3>{product.name}</h3>
              <p className="product-tagline">{product.tagline}</p>
              {!product.percent && (product.availability || product.price) && (
                <p className="product-when">
                  {product.availability}
                  {product.availability && product.price && <br />}
                  {product.price && <span>{product.price}</span>}
                </p>
              )}
              {product.link && (
                <PageLink {...product.link} label={product.linkName} className="section-link" />
              )}
              {import.meta.env.HAS_OPEN_WAITLIST && notify && product.waitlist === "open" && (
                <div className="product-notify">
                  <NotifyButton product={product} content={notify} />
                </div>
              )}
            </div>
          </div>
          {product.percent && <Gauge product={product} />}
        </li>
      ))}
    </ul>
  );
}

/** A share with its sign in small type, wherever the language writes it. */
function Percent({ text }: { text: string }) {
  const parts = text.match(/[\p{N}.,٫]+|[^\p{N}.,٫]+/gu) ?? [];
  return parts.map((part) => (/\p{N}/u.test(part) ? part : <small key={part}>{part}</small>));
}
