import type { Meta, StoryObj } from "../workshop/csf.ts";
import { seen } from "../workshop/visitor.ts";
import { ThemeButton } from "./theme-button.tsx";

export default { component: ThemeButton } satisfies Meta<typeof ThemeButton>;

export const Closed: StoryObj = { name: "Its menu is closed" };

export const Open: StoryObj = {
  name: "Its menu is open",
  play: async () => {
    (await seen("button")).click();
    await seen("[role=menu]");
  },
};
