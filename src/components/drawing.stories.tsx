import site from "virtual:content/site";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Drawing } from "./drawing.tsx";

const meta: Meta<typeof Drawing> = {
  component: Drawing,
  args: { drawing: site.company.logo, className: "logo-mark" },
};
export default meta;

type Story = StoryObj<typeof Drawing>;

export const Mark: Story = { name: "The company's mark" };
