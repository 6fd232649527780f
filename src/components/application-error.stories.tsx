import type { Meta, StoryObj } from "../workshop/csf.ts";
import { ApplicationError } from "./application-error.tsx";

export default {
  component: ApplicationError,
  parameters: { place: "heading" },
} satisfies Meta<typeof ApplicationError>;

export const PageFailed: StoryObj = { name: "A page failed in the browser" };

export { LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
