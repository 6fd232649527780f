import type { Meta, StoryObj } from "../workshop/csf.ts";
import { seen } from "../workshop/visitor.ts";
import { MainNavigation } from "./main-navigation.tsx";

export default {
  component: MainNavigation,
  parameters: { place: "before-main" },
  decorators: [
    (Story) => (
      <header className="site-header">
        <a href="#workshop" className="skip-link">
          Skip to content
        </a>
        <div className="wide header-row">
          <Story />
        </div>
      </header>
    ),
  ],
} satisfies Meta<typeof MainNavigation>;

export const Closed: StoryObj = { name: "A row of links, or the button of a closed menu" };

export const Open: StoryObj = {
  name: "The menu is open, where it is narrow",
  play: openMenu,
};

export const OpenWithLongWords: StoryObj = {
  name: "The menu is open, with words longer than its lines",
  globals: { language: "de" },
  play: openMenu,
};

export const OpenRightToLeft: StoryObj = {
  name: "The menu is open, right to left",
  globals: { language: "ar" },
  play: openMenu,
};

export const OpenWithLargeText: StoryObj = {
  name: "The menu is open, at a font size of 200 %",
  globals: { size: "200" },
  play: openMenu,
};

/** Where there is room for a row, the button is gone and nothing opens. */
async function openMenu(): Promise<void> {
  const opener = await seen("[popovertarget]");
  if (opener.checkVisibility()) opener.click();
}
