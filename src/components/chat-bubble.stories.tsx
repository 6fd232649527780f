import contact from "virtual:content/contact";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { button } from "../workshop/visitor.ts";
import { ChatBubble } from "./chat-bubble.tsx";

export default {
  component: ChatBubble,
  args: { words: contact.bubble },
} satisfies Meta<typeof ChatBubble>;

type Story = StoryObj<typeof ChatBubble>;

export const Playing: Story = { name: "The lines are typed" };

export const Paused: Story = {
  name: "The typing is paused",
  play: async ({ args: { words } }) => {
    (await button(words.pause)).click();
    await button(words.play);
  },
};

export const ReducedMotion: Story = {
  name: "Reduced motion shows all lines as text",
  globals: { motion: "reduced" },
};

export const OneLine: Story = {
  name: "There is only one short line",
  args: { words: { ...contact.bubble, lines: ["Hello!"] } },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
