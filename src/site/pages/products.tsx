import type { Pages } from "../../engine/schema/pages.ts";
import { columnsOf } from "../components/columns-of.ts";
import { PageOpening } from "../components/page/page-opening.tsx";
import { Roadmap } from "../components/page/roadmap.tsx";
import { Paragraph } from "../components/rich-text.tsx";
import type { Drawings } from "../data/artwork.ts";
import { useSite } from "../data/site-context.ts";
import { Action } from "../sections/action/action.tsx";
import { isLongName, ProductCard } from "../sections/products/product-card.tsx";

/** Number of cards that are laid out at once. The layout of others is deferred until they come near the viewport. */
const cardsAtOnce = 24;

/** The roadmap of what is still to come, a card for each product, and a closing link; without products only a sentence. */
export function Page({ content }: { content: Pages["products"] & Drawings }) {
  const { products = [] } = useSite();
  const { roadmap, words, note, ending } = content;
  const hasSmallNames = products.some(isLongName);
  const hasScreens = import.meta.env.HAS_SCREENS && products.some(({ screen }) => screen);
  const inThrees = columnsOf(products.length) === 3;
  const isEmpty = products.length === 0;
  const isAhead = products.some(({ status = "planned" }) => status === "planned");
  return (
    <>
      <PageOpening
        heading={content.heading}
        intro={content.intro}
        drawing={content.drawing}
        versal={isEmpty ? content.versal : undefined}
      >
        {isEmpty && <Paragraph text={words.none} className="no-products" />}
      </PageOpening>
      {roadmap && isAhead && (
        <Roadmap
          roadmap={roadmap}
          drawings={content.stations}
          hasVersal={content.versal === "lane"}
        />
      )}
      {!isEmpty && (
        <ul
          role="list"
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
              words={words}
              inThrees={inThrees}
              deferred={index >= cardsAtOnce}
              hasSmallName={hasSmallNames}
              hasScreens={hasScreens}
            />
          ))}
        </ul>
      )}
      {note && !isEmpty && <Paragraph text={note} className="wide step" />}
      {ending && !isEmpty && <Action {...ending} />}
    </>
  );
}
