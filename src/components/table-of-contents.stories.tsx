import privacy from "virtual:content/privacy";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { TableOfContents } from "./table-of-contents.tsx";

const meta: Meta<typeof TableOfContents> = {
  component: TableOfContents,
  args: { heading: privacy.contents, entries: privacy.sections },
};
export default meta;

type Story = StoryObj<typeof TableOfContents>;

export const AllSections: Story = { name: "Every section of the policy" };

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
