import type { Meta, StoryObj } from "../workshop/csf.ts";
import { ProductProgress } from "./product-progress.tsx";

const meta: Meta<typeof ProductProgress> = {
  component: ProductProgress,
  args: { label: "Progress of a product", percent: 65 },
};
export default meta;

type Story = StoryObj<typeof ProductProgress>;

export const UnderWay: Story = { name: "Two thirds done" };

export const NotBegun: Story = { name: "Not begun, 0 %", args: { percent: 0 } };

export const Done: Story = { name: "Done, 100 %", args: { percent: 100 } };

export const MoreThanAll: Story = { name: "Said to be more than all", args: { percent: 250 } };

export { LargeText, RightToLeft } from "../workshop/looks.ts";
