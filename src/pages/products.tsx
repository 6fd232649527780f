import products from "virtual:content/cards";
import content from "virtual:content/products";
import { ProductCard } from "../components/product-card.tsx";

export { content };

/** The upcoming products, one card each. */
export function Page() {
  return (
    <>
      <div className="wide page-opening">
        <h1>{content.heading}</h1>
        <p className="lead">{content.intro}</p>
      </div>
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
