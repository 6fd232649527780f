import words from "virtual:content/products";
import { browserStorage } from "../browser/storage.ts";
import { waitlistKey } from "../inline/contract.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { sampleProduct } from "../workshop/sample-product.ts";
import { seen } from "../workshop/visitor.ts";
import { NotifyButton } from "./notify-button.tsx";

const open = { product: { ...sampleProduct, waitlist: "open" as const } };

export default {
  component: NotifyButton,
  args: { product: sampleProduct, words },
} satisfies Meta<typeof NotifyButton>;

type Story = StoryObj<typeof NotifyButton>;

export const Closed: Story = { name: "The waitlist is closed, and the reason stands below" };

export const Open: Story = { name: "The waitlist is open", args: open };

export const Joined: Story = {
  name: "The visitor has joined",
  args: open,
  beforeEach: () => browserStorage.write(waitlistKey(sampleProduct.slug), "visitor@site.example"),
};

export const DialogOpen: Story = {
  name: "It has opened the dialog",
  args: open,
  play: async () => {
    (await seen("button")).click();
    await seen("[role=dialog]");
  },
};
