import { sampleProduct } from "../workshop/samples.ts";
import { stories } from "../workshop/stories.ts";
import { Gauge, ProductLink } from "./product-parts.tsx";

const link = (
  <div className="wide">
    <ProductLink
      product={{
        ...sampleProduct,
        link: { text: "Buy", href: "#content" },
        linkName: `Buy: ${sampleProduct.name}`,
      }}
      className="button button-solid"
    />
  </div>
);

const gauge = (progress: number) => (
  <Gauge product={{ ...sampleProduct, progress, percent: `${progress}%` }} />
);

export default stories("main", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "Where to buy a product": link,
  "Progress not begun": gauge(0),
  "Progress between two roots": gauge(63),
  "Progress done": gauge(100),
  "Progress from right to left": { shown: gauge(65), settings: { language: "ar" } },
});
