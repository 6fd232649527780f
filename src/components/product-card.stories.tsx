import words from "virtual:content/products";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { sampleProduct } from "../workshop/sample-product.ts";
import { ProductCard } from "./product-card.tsx";

const bullets = Array.from({ length: 10 }, (_, place) => `Does thing number ${place + 1} of ten`);

const meta: Meta<typeof ProductCard> = {
  component: ProductCard,
  args: { product: sampleProduct, words },
  decorators: [
    (Story) => (
      <ul className="product-grid">
        <Story />
      </ul>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ProductCard>;

export const NothingOptional: Story = { name: "Without badge, without preview" };

export const EverythingOptional: Story = {
  name: "With badge and preview",
  args: {
    product: { ...sampleProduct, badge: "Pilot", badgeVariant: "secondary", href: "#content" },
  },
};

export const UrgentBadge: Story = {
  name: "With a badge that warns",
  args: { product: { ...sampleProduct, badge: "Last call", badgeVariant: "destructive" } },
};

export const QuietBadge: Story = {
  name: "With an outlined badge",
  args: { product: { ...sampleProduct, badge: "Idea", badgeVariant: "outline" } },
};

export const TenBullets: Story = {
  name: "With ten bullets",
  args: { product: { ...sampleProduct, bullets } },
};

export const OneBullet: Story = {
  name: "With one bullet",
  args: { product: { ...sampleProduct, bullets: bullets.slice(0, 1) } },
};

export const NotBegun: Story = {
  name: "Not begun, 0 %",
  args: { product: { ...sampleProduct, progress: 0 } },
};

export const Done: Story = {
  name: "Done, 100 %",
  args: { product: { ...sampleProduct, progress: 100 } },
};

export const WaitlistOpen: Story = {
  name: "The waitlist is open",
  args: { product: { ...sampleProduct, waitlist: "open" } },
};

export const Unlike: Story = {
  name: "Three cards of different length in line",
  render: ({ words: labels }) => (
    <>
      <ProductCard product={sampleProduct} words={labels} />
      <ProductCard
        product={{ ...sampleProduct, slug: "long", name: "A product whose name goes on", bullets }}
        words={labels}
      />
      <ProductCard
        product={{
          ...sampleProduct,
          slug: "open",
          badge: "Pilot",
          tagline: "Says what it is in more words than others need",
          waitlist: "open",
        }}
        words={labels}
      />
    </>
  ),
};

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
