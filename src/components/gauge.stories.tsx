import type { Meta, StoryObj } from "../workshop/csf.ts";
import { sampleProduct } from "../workshop/sample-product.ts";
import { Gauge } from "./gauge.tsx";

const at = (progress: number) => ({ ...sampleProduct, progress, percent: `${progress}%` });

export default { component: Gauge, args: { product: at(65) } } satisfies Meta<typeof Gauge>;

type Story = StoryObj<typeof Gauge>;

export const Nothing: Story = { name: "Not begun", args: { product: at(0) } };

export const BetweenRoots: Story = { name: "Between two roots", args: { product: at(63) } };

export const Whole: Story = { name: "Done", args: { product: at(100) } };

export { RightToLeft } from "../workshop/looks.ts";
