import contact from "virtual:content/contact";
import { answerClipboard } from "../workshop/answer-clipboard.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { button, field, holds } from "../workshop/visitor.ts";
import { CopyButton } from "./copy-button.tsx";

const meta: Meta<typeof CopyButton> = {
  component: CopyButton,
  args: { text: "First line\nSecond line", words: contact.outcome },
};
export default meta;

type Story = StoryObj<typeof CopyButton>;

export const Ready: Story = { name: "Nothing is copied yet" };

export const Copied: Story = {
  name: "The text is copied",
  beforeEach: () => answerClipboard(() => Promise.resolve()),
  play: async ({ args: { words } }) => {
    (await button(words.copy)).click();
    await holds("the confirmation", () => document.body.innerText.includes(words.copied));
  },
};

export const ByHand: Story = {
  name: "The browser forbids copying, so it is done by hand",
  beforeEach: () => answerClipboard(() => Promise.reject(new DOMException("", "NotAllowedError"))),
  play: async ({ args: { words } }) => {
    (await button(words.copy)).click();
    await field(words.copyByHand);
  },
};

export { LongWords, RightToLeft } from "../workshop/looks.ts";
