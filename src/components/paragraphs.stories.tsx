import privacy from "virtual:content/privacy";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Paragraphs } from "./paragraphs.tsx";

export default {
  component: Paragraphs,
  args: { texts: privacy.sections[0]?.paragraphs ?? [] },
} satisfies Meta<typeof Paragraphs>;

export const Several: StoryObj = { name: "As a section of the policy has them" };
