import type { Meta, StoryObj } from "../workshop/csf.ts";
import { withSite } from "../workshop/with-site.tsx";
import { SiteFooter } from "./site-footer.tsx";

const meta: Meta<typeof SiteFooter> = {
  component: SiteFooter,
  parameters: { place: "after-main" },
};
export default meta;

type Story = StoryObj<typeof SiteFooter>;

export const Whole: Story = { name: "Description, links and places" };

export const NothingElsewhere: Story = {
  name: "No place has an address yet",
  decorators: [
    withSite((site) => ({
      ...site,
      footer: {
        ...site.footer,
        social: {
          ...site.footer.social,
          links: site.footer.social.links.map(({ text, icon }) => ({ text, icon })),
        },
      },
    })),
  ],
};

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
