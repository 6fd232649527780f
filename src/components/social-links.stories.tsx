import type { PageSite } from "../content/page-site.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { withSite } from "../workshop/with-site.tsx";
import { SocialLinks } from "./social-links.tsx";

export default { component: SocialLinks } satisfies Meta<typeof SocialLinks>;

export const SomeThere: StoryObj = { name: "Some places have an address, others follow" };

export const NoneThere: StoryObj = {
  name: "No place has an address yet",
  decorators: [withLinks(({ text, icon }) => ({ text, icon }))],
};

export const AllThere: StoryObj = {
  name: "Every place has an address",
  decorators: [withLinks((link) => ({ ...link, href: "#content" }))],
};

type Link = PageSite["footer"]["social"]["links"][number];

function withLinks(change: (link: Link) => Link) {
  return withSite(({ footer }) => {
    const social = { ...footer.social, links: footer.social.links.map(change) };
    return { footer: { ...footer, social } };
  });
}
