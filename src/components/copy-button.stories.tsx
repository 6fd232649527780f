import contact from "virtual:content/contact";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { button, field, seen } from "../workshop/visitor.ts";
import { CopyButton } from "./copy-button.tsx";

export default {
  component: CopyButton,
  args: { text: "First line\nSecond line", words: contact.outcome },
} satisfies Meta<typeof CopyButton>;

type Story = StoryObj<typeof CopyButton>;

export const Copied: Story = {
  name: "The text is copied",
  beforeEach: () => answerClipboard(() => Promise.resolve()),
  play: async ({ args: { words } }) => {
    (await button(words.copy)).click();
    await seen("[role=status]:not(:empty)");
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

/** Answers in the browser's place. */
function answerClipboard(answer: () => Promise<void>): void {
  Object.defineProperty(navigator, "clipboard", { value: { writeText: answer } });
}
