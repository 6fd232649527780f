import words from "virtual:content/products";
import { browserStorage } from "../browser/storage.ts";
import type { Card } from "../content/card.ts";
import { waitlistKey } from "../inline/contract.ts";
import { samplePicture, sampleProduct } from "../workshop/samples.ts";
import { stories } from "../workshop/stories.ts";
import { press } from "../workshop/visitor.tsx";
import { NotifyButton } from "./notify-button.tsx";
import { ProductCard } from "./product-card.tsx";

const bullets = Array.from({ length: 10 }, (_, place) => `Does thing number ${place + 1} of ten`);

const cards = (...products: Card[]) => (
  <ul className="product-grid">
    {products.map((product) => (
      <ProductCard key={product.name} product={product} words={words} />
    ))}
  </ul>
);
const button = <NotifyButton product={{ ...sampleProduct, waitlist: "open" }} words={words} />;
const planned = (fields: Partial<Card>): Card => ({ ...sampleProduct, ...fields });

const { eta, progress, percent, waitlist, ...lasting } = sampleProduct;
const sold = { ...lasting, status: "available", availability: "Available now" } as const;

export default stories("main", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "Without badge, without preview": cards(sampleProduct),
  "With badge and preview": cards(
    planned({ badge: "Pilot", badgeVariant: "secondary", href: "#content" }),
  ),
  "With a picture in place of the drawing": cards(planned({ image: samplePicture })),
  "Not begun, 0 %, with one bullet": cards(
    planned({ progress: 0, percent: "0%", bullets: bullets.slice(0, 1) }),
  ),
  "Done, 100 %, with ten bullets": cards(planned({ progress: 100, percent: "100%", bullets })),
  "Available, with price and link": cards({
    ...sold,
    linkName: `Buy: ${sold.name}`,
    price: "From 9 pounds a month",
    link: { text: "Buy", href: "#content" },
  }),
  "Available, with nothing else to say": cards(sold),
  "Three cards of different length in line, with different badges": cards(
    planned({ badge: "Last call", badgeVariant: "destructive" }),
    planned({
      name: "A product whose name goes on",
      badge: "Idea",
      badgeVariant: "outline",
      bullets,
    }),
    planned({
      name: "An open product",
      badge: "Pilot",
      tagline: "Says what it is in more words than others need",
      waitlist: "open",
    }),
  ),
  "The visitor has joined": {
    shown: button,
    before: () => browserStorage.write(waitlistKey(sampleProduct.slug), "visitor@site.example"),
  },
  "The button has opened the dialog": {
    shown: button,
    play: () => press("button", "[role=dialog]"),
  },
});
