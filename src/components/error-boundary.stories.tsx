import type { Meta, StoryObj } from "../workshop/csf.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

export default {
  component: ErrorBoundary,
  args: { fallback: <p>Shown in its place.</p>, children: <Failing /> },
} satisfies Meta<typeof ErrorBoundary>;

export const Failed: StoryObj = { name: "What stands inside failed" };

function Failing(): never {
  throw new Error("This component fails on purpose.");
}
