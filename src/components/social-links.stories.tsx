import type { PageSite } from "../content/page-site.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { withSite } from "../workshop/with-site.tsx";
import { SocialLinks } from "./social-links.tsx";

const meta: Meta<typeof SocialLinks> = { component: SocialLinks };
export default meta;

type Story = StoryObj<typeof SocialLinks>;

export const SomeThere: Story = { name: "Some places have an address, others follow" };

export const NoneThere: Story = {
  name: "No place has an address yet",
  decorators: [withLinks(({ text, icon }) => ({ text, icon }))],
};

export const AllThere: Story = {
  name: "Every place has an address",
  decorators: [withLinks((link) => ({ ...link, href: "#content" }))],
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";

type Link = PageSite["footer"]["social"]["links"][number];

function withLinks(change: (link: Link) => Link) {
  return withSite((site) => {
    const { social } = site.footer;
    return {
      ...site,
      footer: { ...site.footer, social: { ...social, links: social.links.map(change) } },
    };
  });
}
