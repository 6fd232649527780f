import type { Meta, StoryObj } from "../workshop/csf.ts";
import { seen } from "../workshop/visitor.ts";
import { ThemeButton } from "./theme-button.tsx";

const meta: Meta<typeof ThemeButton> = { component: ThemeButton };
export default meta;

type Story = StoryObj<typeof ThemeButton>;

export const Closed: Story = { name: "Its menu is closed" };

export const Open: Story = {
  name: "Its menu is open",
  play: async () => {
    (await seen("button")).click();
    await seen("[role=menu]");
  },
};

export { InTelugu, LongWords } from "../workshop/looks.ts";
