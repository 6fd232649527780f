import type { Meta, StoryObj } from "../workshop/csf.ts";
import { seen } from "../workshop/visitor.ts";
import { MainNavigation } from "./main-navigation.tsx";
import { SkipLink } from "./skip-link.tsx";

const meta: Meta<typeof MainNavigation> = {
  component: MainNavigation,
  parameters: { place: "before-main" },
  decorators: [
    (Story) => (
      <header className="site-header">
        <SkipLink target="workshop" text="Skip to content" />
        <div className="wide header-row">
          <Story />
        </div>
      </header>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof MainNavigation>;

export const Closed: Story = { name: "A row of links, or the button of a closed menu" };

export const Open: Story = {
  name: "The menu is open, where it is narrow",
  play: openMenu,
};

export const OpenWithLongWords: Story = {
  name: "The menu is open, with words longer than its lines",
  globals: { language: "de" },
  play: openMenu,
};

export const OpenRightToLeft: Story = {
  name: "The menu is open, right to left",
  globals: { language: "ar" },
  play: openMenu,
};

export const OpenWithLargeText: Story = {
  name: "The menu is open, at a font size of 200 %",
  globals: { size: "200" },
  play: openMenu,
};

export { RightToLeft } from "../workshop/looks.ts";

/** Where there is room for a row, the button is gone and nothing opens. */
async function openMenu(): Promise<void> {
  const opener = await seen("[popovertarget]");
  if (opener.checkVisibility()) opener.click();
}
