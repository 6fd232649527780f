import type { Meta, StoryObj } from "../workshop/csf.ts";
import { inside } from "../workshop/inside.tsx";
import { sampleProduct } from "../workshop/sample-product.ts";
import { ProductLink } from "./product-link.tsx";

export default {
  component: ProductLink,
  args: {
    product: {
      ...sampleProduct,
      link: { text: "Buy", href: "#content" },
      linkName: `Buy: ${sampleProduct.name}`,
    },
    className: "button button-solid",
  },
  decorators: [inside(<div className="wide" />)],
} satisfies Meta<typeof ProductLink>;

export const ToBuy: StoryObj = { name: "Where to buy a product" };

export { InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
