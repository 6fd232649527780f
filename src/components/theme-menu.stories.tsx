import site from "virtual:content/site";
import { createRef } from "react";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { ThemeMenu } from "./theme-menu.tsx";

const meta: Meta<typeof ThemeMenu> = {
  component: ThemeMenu,
  args: {
    button: createRef(),
    words: site.interface.theme,
    open: true,
    setOpen: () => {},
  },
  render: (args) => (
    <>
      <button ref={args.button} type="button" className="small-button theme-button">
        {args.words.label}
      </button>
      <ThemeMenu {...args} />
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof ThemeMenu>;

export const SystemChosen: Story = { name: "The device's theme is chosen" };

export const DarkChosen: Story = { name: "The dark theme is chosen", globals: { theme: "dark" } };

export const LightChosen: Story = {
  name: "The light theme is chosen",
  globals: { theme: "light" },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
