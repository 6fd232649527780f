import type { Meta, StoryObj } from "../workshop/csf.ts";
import { seen } from "../workshop/visitor.ts";
import { withSite } from "../workshop/with-site.tsx";
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
  // Where there is room for a row, the button is gone and nothing opens.
  play: async () => {
    const opener = await seen("[popovertarget]");
    if (opener.checkVisibility()) opener.click();
  },
} satisfies Meta<typeof MainNavigation>;

export const Closed: StoryObj = {
  name: "A row of links, or the button of a closed menu",
  play: async () => {},
};

export const Open: StoryObj = { name: "The menu is open, where it is narrow" };

export const WithoutButton: StoryObj = {
  name: "There is no button beside the links",
  decorators: [withSite(({ header: { action, ...header } }) => ({ header }))],
};

export { LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
