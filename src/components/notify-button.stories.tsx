import words from "virtual:content/products";
import { keepEntry } from "../waitlist/entry.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { sampleProduct } from "../workshop/sample-product.ts";
import { seen } from "../workshop/visitor.ts";
import { NotifyButton } from "./notify-button.tsx";

const meta: Meta<typeof NotifyButton> = {
  component: NotifyButton,
  args: { product: sampleProduct, words },
};
export default meta;

type Story = StoryObj<typeof NotifyButton>;

export const Closed: Story = { name: "The waitlist is closed, and the reason stands below" };

export const Open: Story = {
  name: "The waitlist is open",
  args: { product: { ...sampleProduct, waitlist: "open" } },
};

export const Joined: Story = {
  name: "The visitor has joined",
  args: { product: { ...sampleProduct, waitlist: "open" } },
  beforeEach: () => keepEntry(sampleProduct.slug, "visitor@site.example"),
};

export const DialogOpen: Story = {
  name: "It has opened the dialog",
  args: { product: { ...sampleProduct, waitlist: "open" } },
  play: async () => {
    (await seen("button")).click();
    await seen("[role=dialog]");
  },
};

export { InTelugu, LongWords } from "../workshop/looks.ts";
