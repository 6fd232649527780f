import type { Meta, StoryObj } from "../workshop/csf.ts";
import { PageLink } from "./page-link.tsx";

export default {
  component: PageLink,
  args: { page: "home", text: "This page" },
} satisfies Meta<typeof PageLink>;

export const ThisPage: StoryObj = { name: "It leads to the page that it stands on" };
