import type { Meta, StoryObj } from "../workshop/csf.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

const meta: Meta<typeof ErrorBoundary> = {
  component: ErrorBoundary,
  args: { fallback: <p>Shown in its place.</p>, children: <p>Shown as it should be.</p> },
};
export default meta;

type Story = StoryObj<typeof ErrorBoundary>;

export const Whole: Story = { name: "What stands inside is well" };

export const Failed: Story = {
  name: "What stands inside failed",
  args: { children: <Failing /> },
};

function Failing(): never {
  throw new Error("This component fails on purpose.");
}
