import type { Meta, StoryObj } from "../workshop/csf.ts";
import { ApplicationError } from "./application-error.tsx";

const meta: Meta<typeof ApplicationError> = {
  component: ApplicationError,
  parameters: { place: "heading" },
};
export default meta;

type Story = StoryObj<typeof ApplicationError>;

export const PageFailed: Story = { name: "A page failed in the browser" };

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
