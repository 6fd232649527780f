import products from "virtual:content/cards";
import { PageOpening } from "../components/page-opening.tsx";
import { isLongName, ProductCard } from "../components/product-card.tsx";
import { productColumns } from "../components/product-columns.ts";
import { Paragraph } from "../components/rich-text.tsx";
import { Roadmap } from "../components/roadmap.tsx";
import type { Drawings } from "../content/artwork.ts";
import type { Pages } from "../content/schema/pages.ts";
import { Action } from "../sections/action/action.tsx";

/** Number of cards that are laid out at once. The layout of others is deferred until they come near the viewport. */
const cardsAtOnce = 24;

/** The roadmap, a card for each product, and a closing link; without products only a sentence. */
export function Page({ content }: { content: Pages["products"] & Drawings }) {
  const { roadmap, none, note, ending } = content;
  const hasSmallNames = products.some(isLongName);
  const inThrees = productColumns(products.length) === 3;
  const isAhead = products.some(({ status }) => status !== "available");
  return (
    <>
      <PageOpening heading={content.heading} intro={content.intro} />
      {roadmap && isAhead && <Roadmap roadmap={roadmap} drawings={content.stations} />}
      {products.length > 0 ? (
        <ul
          className={
            inThrees
              ? "wide product-grid product-grid-of-three"
              : "wide product-grid product-grid-of-two"
          }
        >
          {products.map((product, index) => (
            <ProductCard
              key={product.slug}
              product={product}
              words={content}
              inThrees={inThrees}
              deferred={index >= cardsAtOnce}
              hasSmallName={hasSmallNames}
            />
          ))}
        </ul>
      ) : (
        none && (
          <div className="wide step">
            <Paragraph text={none} className="no-products" />
          </div>
        )
      )}
      {note && products.length > 0 && <Paragraph text={note} className="wide step" />}
      {ending && products.length > 0 && <Action {...ending} />}
    </>
  );
}
