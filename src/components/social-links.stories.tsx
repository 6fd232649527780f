import site from "virtual:content/site";
import type { Site } from "../content/schema/site.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { SocialLinks } from "./social-links.tsx";

type Social = NonNullable<Site["footer"]["social"]>;

const social = site.footer.social as Social;

export default { component: SocialLinks, args: social } satisfies Meta<typeof SocialLinks>;

export const SomeThere: StoryObj<typeof SocialLinks> = {
  name: "Some places have an address, others follow",
};

export const NoneThere: StoryObj<typeof SocialLinks> = {
  name: "No place has an address yet",
  args: { links: social.links.map(({ text, icon }) => ({ text, icon })) },
};

export const AllThere: StoryObj<typeof SocialLinks> = {
  name: "Every place has an address",
  args: { links: social.links.map((link) => ({ ...link, href: "#content" })) },
};
