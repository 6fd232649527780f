import words from "virtual:content/products";
import type { Card } from "../content/card.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { inside } from "../workshop/inside.tsx";
import { samplePicture } from "../workshop/sample-picture.ts";
import { sampleProduct } from "../workshop/sample-product.ts";
import { ProductCard } from "./product-card.tsx";

const bullets = Array.from({ length: 10 }, (_, place) => `Does thing number ${place + 1} of ten`);
const productWith = (fields: Partial<Card>): Card => ({ ...sampleProduct, ...fields });

export default {
  component: ProductCard,
  args: { product: sampleProduct, words },
  decorators: [inside(<ul className="product-grid" />)],
} satisfies Meta<typeof ProductCard>;

type Story = StoryObj<typeof ProductCard>;

export const NothingOptional: Story = { name: "Without badge, without preview" };

export const EverythingOptional: Story = {
  name: "With badge and preview",
  args: { product: productWith({ badge: "Pilot", badgeVariant: "secondary", href: "#content" }) },
};

export const WithPicture: Story = {
  name: "With a picture in place of the drawing",
  args: { product: productWith({ image: samplePicture }) },
};

export const OneBullet: Story = {
  name: "Not begun, 0 %, with one bullet",
  args: { product: productWith({ progress: 0, percent: "0%", bullets: bullets.slice(0, 1) }) },
};

export const TenBullets: Story = {
  name: "Done, 100 %, with ten bullets",
  args: { product: productWith({ progress: 100, percent: "100%", bullets }) },
};

const { eta, progress, percent, waitlist, ...lasting } = sampleProduct;

export const Available: Story = {
  name: "Available, with price and link",
  args: {
    product: {
      ...lasting,
      status: "available",
      availability: "Available now",
      linkName: `Buy: ${sampleProduct.name}`,
      price: "From 9 pounds a month",
      link: { text: "Buy", href: "#content" },
    },
  },
};

export const AvailableAlone: Story = {
  name: "Available, with nothing else to say",
  args: { product: { ...lasting, status: "available", availability: "Available now" } },
};

export const Unlike: Story = {
  name: "Three cards of different length in line, with different badges",
  render: ({ words: labels }) =>
    [
      productWith({ badge: "Last call", badgeVariant: "destructive" }),
      productWith({
        name: "A product whose name goes on",
        badge: "Idea",
        badgeVariant: "outline",
        bullets,
      }),
      productWith({
        name: "An open product",
        badge: "Pilot",
        tagline: "Says what it is in more words than others need",
        waitlist: "open",
      }),
    ].map((product) => <ProductCard key={product.name} product={product} words={labels} />),
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
