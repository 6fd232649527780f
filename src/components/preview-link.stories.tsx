import words from "virtual:content/products";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { sampleProduct } from "../workshop/sample-product.ts";
import { PreviewLink } from "./preview-link.tsx";

const meta: Meta<typeof PreviewLink> = {
  component: PreviewLink,
  args: { product: sampleProduct.name, href: undefined, words: words.card },
};
export default meta;

type Story = StoryObj<typeof PreviewLink>;

export const Private: Story = { name: "The preview is private" };

export const Public: Story = { name: "The preview can be seen", args: { href: "#content" } };

export { InDevanagari, LongWords } from "../workshop/looks.ts";
