import products from "virtual:content/cards";
import { PageOpening } from "../components/page-opening.tsx";
import { ProductCard } from "../components/product-card.tsx";
import { RichText } from "../components/rich-text.tsx";
import type { Pages } from "../content/schema/pages.ts";

/** So many cards are laid out at once; on a page of more, the others wait until they come near. */
const cardsAtOnce = 24;

/** The products, one card each, and what comes next; a sentence while there is none. */
export function Page({ content }: { content: Pages["products"] }) {
  const isAhead = products.some(({ status }) => status !== "available");
  const roadmap = isAhead ? content.roadmap : undefined;
  return (
    <>
      <PageOpening heading={content.heading} intro={content.intro} />
      {products.length > 0 ? (
        <ul className={roadmap ? "wide product-grid" : "wide product-grid step"}>
          {products.map((product, index) => (
            <ProductCard
              key={product.slug}
              product={product}
              words={content}
              deferred={index >= cardsAtOnce}
              isFirst={index === 0}
            />
          ))}
        </ul>
      ) : (
        content.none && (
          <div className="wide step">
            <p className="no-products">
              <RichText text={content.none} />
            </p>
          </div>
        )
      )}
      {roadmap && (
        <p className="wide roadmap">
          <span aria-hidden="true">{roadmap.text}</span>
          <span className="visually-hidden">{roadmap.spoken}</span>
        </p>
      )}
    </>
  );
}
