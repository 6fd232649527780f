import words from "virtual:content/products";
import { createRef } from "react";
import { browserStorage } from "../browser/storage.ts";
import { waitlistKey } from "../inline/contract.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { sampleProduct } from "../workshop/sample-product.ts";
import { button, type } from "../workshop/visitor.ts";
import { WaitlistDialog, type WaitlistDialogProps } from "./waitlist-dialog.tsx";

export default {
  component: WaitlistDialog,
  args: {
    button: createRef(),
    product: sampleProduct,
    words: words.waitlist,
    mail: "mailto:somebody@site.example",
    open: true,
    onClose: () => {},
  },
} satisfies Meta<typeof WaitlistDialog>;

type Story = StoryObj<typeof WaitlistDialog>;

export const Asking: Story = { name: "It asks for an address" };

export const WithoutMail: Story = {
  name: "There is no mail address to write to",
  args: { mail: undefined },
};

export const Joined: Story = {
  name: "The visitor has joined with a long address",
  play: ({ args }) => join(args, `${"long.".repeat(15)}name@site.example`),
};

export const Forgotten: Story = {
  name: "The address is forgotten",
  play: async ({ args }) => {
    await join(args, "visitor@site.example");
    (await button(args.words.forget)).click();
    await button(args.words.submit);
  },
};

export const Recalled: Story = {
  name: "The visitor joined on an earlier visit",
  beforeEach: () => browserStorage.write(waitlistKey(sampleProduct.slug), "visitor@site.example"),
};

export { LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";

async function join({ words: labels }: WaitlistDialogProps, address: string): Promise<void> {
  await type(labels.email, address);
  (await button(labels.submit)).click();
  await button(labels.forget);
}
