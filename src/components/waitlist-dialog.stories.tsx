import words from "virtual:content/products";
import { createRef } from "react";
import { browserStorage } from "../browser/storage.ts";
import { waitlistKey } from "../inline/contract.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { sampleProduct } from "../workshop/sample-product.ts";
import { answerRequests, button, seen, type } from "../workshop/visitor.ts";
import { withSite } from "../workshop/with-site.tsx";
import { WaitlistDialog, type WaitlistDialogProps } from "./waitlist-dialog.tsx";

const bySite = withSite(() => ({
  delivery: { method: "post", endpoint: "https://forms.example/f/1" },
}));

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

export const WrongAddress: Story = {
  name: "What was typed is no address",
  play: async ({ args }) => {
    await type(args.words.email, "nobody");
    (await button(args.words.submit)).click();
    await seen("[aria-invalid=true]");
  },
};

export const AskingToSend: Story = {
  name: "It asks for an address, which the site sends",
  decorators: [bySite],
};

export const Sending: Story = {
  name: "The address is on its way",
  decorators: [bySite],
  beforeEach: () => answerRequests(() => new Promise(() => {})),
  play: ({ args }) => send(args, args.words.sent.sending),
};

export const Sent: Story = {
  name: "The address is sent",
  decorators: [bySite],
  beforeEach: () => answerRequests(async () => new Response("OK")),
  play: ({ args }) => send(args, args.words.sent.forget),
};

export const Failed: Story = {
  name: "The address could not be sent",
  decorators: [bySite],
  beforeEach: () => answerRequests(async () => new Response("No", { status: 400 })),
  play: async ({ args }) => {
    await send(args, args.words.submit);
    await seen("h3");
  },
};

export const Unknown: Story = {
  name: "Nobody can tell whether the address arrived",
  decorators: [bySite],
  beforeEach: () => answerRequests(() => Promise.reject(new TypeError("Broken off"))),
  play: async ({ args }) => {
    await send(args, args.words.submit);
    await seen("h3");
  },
};

export { LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";

async function join({ words: labels }: WaitlistDialogProps, address: string): Promise<void> {
  await type(labels.email, address);
  (await button(labels.submit)).click();
  await button(labels.forget);
}

async function send({ words: labels }: WaitlistDialogProps, then: string): Promise<void> {
  await type(labels.email, "visitor@site.example");
  (await button(labels.submit)).click();
  await button(then);
}
