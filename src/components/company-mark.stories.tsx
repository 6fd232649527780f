import site from "virtual:content/site";
import type { Artwork } from "../content/artwork.ts";
import type { DrawnMark } from "../content/mark.ts";
import { SiteProvider } from "../content/site-context.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { CompanyMark } from "./company-mark.tsx";

const drawn = (sky: string, hill: string): Artwork => ({
  viewBox: "0 0 48 32",
  shapes: [
    ["path", { fill: sky, d: "M0 0h48v32H0z" }, []],
    [
      "g",
      { fill: "none", stroke: hill, "stroke-width": "4" },
      [["path", { d: "m4 28 14-18 20 18" }, []]],
    ],
  ],
});

const strokes = { viewBox: "0 0 32 32", path: "M4 28 16 4l12 24" };

const withMark = (mark: DrawnMark) => () => (
  <SiteProvider value={{ ...site, mark }}>
    <CompanyMark />
  </SiteProvider>
);

export default { component: CompanyMark } satisfies Meta<typeof CompanyMark>;

type Story = StoryObj<typeof CompanyMark>;

export const Strokes: Story = {
  name: "Strokes in the colours of the theme",
  render: () => (
    <SiteProvider value={{ ...site, mark: undefined, company: { ...site.company, logo: strokes } }}>
      <CompanyMark />
    </SiteProvider>
  ),
};

export const OwnColours: Story = {
  name: "A drawing in its own colours",
  render: withMark({ light: drawn("#bcd4e6", "#2f4858") }),
};

export const ForBothThemes: Story = {
  name: "A drawing for each theme",
  render: withMark({ light: drawn("#bcd4e6", "#2f4858"), dark: drawn("#2f4858", "#bcd4e6") }),
};
