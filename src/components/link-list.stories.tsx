import site from "virtual:content/site";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { LinkList } from "./link-list.tsx";
import { PageLink } from "./page-link.tsx";

const meta: Meta<typeof LinkList> = {
  component: LinkList,
  args: {
    heading: site.footer.quickLinks.heading,
    children: site.footer.quickLinks.links.map(({ page, text }) => (
      <li key={page}>
        <PageLink page={page} className="footer-link">
          {text}
        </PageLink>
      </li>
    )),
  },
};
export default meta;

type Story = StoryObj<typeof LinkList>;

export const SomeLinks: Story = { name: "A few links under a heading" };

export const LongLinks: Story = {
  name: "Links longer than their column",
  args: {
    heading: "Heading",
    children: ["first", "second"].map((place) => (
      <li key={place}>
        <a href="#content" className="footer-link">
          {`The ${place} link says much more than would stand in one line of a narrow column. `.repeat(
            2,
          )}
        </a>
      </li>
    )),
  },
};

export { LargeText } from "../workshop/looks.ts";
