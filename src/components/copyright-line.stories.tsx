import type { Meta, StoryObj } from "../workshop/csf.ts";
import { CopyrightLine } from "./copyright-line.tsx";

const meta: Meta<typeof CopyrightLine> = { component: CopyrightLine };
export default meta;

type Story = StoryObj<typeof CopyrightLine>;

export const ThisYear: Story = { name: "The company and this year" };

export { InTelugu, RightToLeft } from "../workshop/looks.ts";
