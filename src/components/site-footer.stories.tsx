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

export const NoList: StoryObj = {
  name: "A description alone",
  decorators: [withSite(({ footer: { copyright } }) => ({ footer: { copyright } }))],
};

export const ManyLists: StoryObj = {
  name: "Description, four lists of links and places",
  decorators: [
    withSite(({ footer }) => {
      const links = [{ text: "A page", page: "home" }];
      const lists = ["A third list", "A fourth"].map((heading) => ({ heading, links }));
      return { footer: { ...footer, lists } };
    }),
  ],
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
