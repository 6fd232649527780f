import products from "virtual:content/cards";
import words from "virtual:content/products";
import { PageOpening } from "../components/page-opening.tsx";
import { ProductCard } from "../components/product-card.tsx";
import type { Pages } from "../content/schema/pages.ts";

export const content: Pages["products"] = words;

/** So many cards are laid out at once; on a page of more, the others wait until they come near. */
const cardsAtOnce = 24;

/** The upcoming products, one card each, and what comes next; a sentence while there is none. */
export function Page() {
  // Without a product nothing is to come.
  const roadmap = products.length > 0 ? content.roadmap : undefined;
  return (
    <>
      <PageOpening heading={content.heading} intro={content.intro} />
      {products.length > 0 ? (
        <ul className={roadmap ? "wide product-grid" : "wide product-grid page-end"}>
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
          <div className="wide page-end">
            <p className="no-products">{content.none}</p>
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
