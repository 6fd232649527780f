import products from "virtual:content/cards";
import { PageOpening } from "../components/page-opening.tsx";
import { ProductCard } from "../components/product-card.tsx";
import type { Pages } from "../content/schema/pages.ts";

/** So many cards are laid out at once; on a page of more, the others wait until they come near. */
const cardsAtOnce = 24;

/** The upcoming products, one card each. */
export function Page({ content }: { content: Pages["products"] }) {
  return (
    <>
      <PageOpening heading={content.heading} intro={content.intro} />
      {products.length > 0 ? (
        <ul className="wide product-grid">
          {products.map((product, index) => (
            <ProductCard
              key={product.slug}
              product={product}
              words={content}
              deferred={index >= cardsAtOnce}
            />
          ))}
        </ul>
      ) : (
        content.none && (
          <div className="wide">
            <p className="no-products">{content.none}</p>
          </div>
        )
      )}
      <p className="wide roadmap">
        <span aria-hidden="true">{content.roadmap.text}</span>
        <span className="visually-hidden">{content.roadmap.spoken}</span>
      </p>
    </>
  );
}
