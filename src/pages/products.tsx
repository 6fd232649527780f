import products from "virtual:content/cards";
import content from "virtual:content/products";
import { PageOpening } from "../components/page-opening.tsx";
import { ProductCard } from "../components/product-card.tsx";

export { content };

/** The upcoming products, one card each. */
export function Page() {
  return (
    <>
      <PageOpening heading={content.heading} intro={content.intro} />
      <ul className="wide product-grid">
        {products.map((product) => (
          <ProductCard key={product.slug} product={product} words={content} />
        ))}
      </ul>
      <p className="wide roadmap">
        <span aria-hidden="true">{content.roadmap.text}</span>
        <span className="visually-hidden">{content.roadmap.spoken}</span>
      </p>
    </>
  );
}
