import type { Meta, StoryObj } from "../workshop/csf.ts";
import { withSite } from "../workshop/with-site.tsx";
import { SiteFooter } from "./site-footer.tsx";

export default {
  component: SiteFooter,
  parameters: { place: "after-main" },
} satisfies Meta<typeof SiteFooter>;

export const Whole: StoryObj = { name: "Description, links and places" };

export const WithoutPlaces: StoryObj = {
  name: "Description and two lists of links",
  decorators: [withSite(({ footer: { social, ...footer } }) => ({ footer }))],
};

export const OneList: StoryObj = {
  name: "Description and one list of links",
  decorators: [withSite(({ footer: { social, moreLinks, ...footer } }) => ({ footer }))],
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
