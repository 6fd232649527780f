import type { Meta, StoryObj } from "../workshop/csf.ts";
import { PageTitle } from "./page-title.tsx";

export default {
  component: PageTitle,
  args: { text: "What we do" },
  parameters: { place: "heading" },
} satisfies Meta<typeof PageTitle>;

export const Short: StoryObj = { name: "Short words" };

export const LongWord: StoryObj<typeof PageTitle> = {
  name: "A word too long for its usual size",
  args: { text: "Barrierefreiheitserklärung" },
};
