import site from "virtual:content/site";
import { createRef } from "react";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { ThemeMenu } from "./theme-menu.tsx";

export default {
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
} satisfies Meta<typeof ThemeMenu>;

export const SystemChosen: StoryObj = { name: "The device's theme is chosen" };

export const DarkChosen: StoryObj = {
  name: "The dark theme is chosen",
  globals: { theme: "dark" },
};

export const LightChosen: StoryObj = {
  name: "The light theme is chosen",
  globals: { theme: "light" },
};

export { LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
