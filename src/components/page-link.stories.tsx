import type { Meta, StoryObj } from "../workshop/csf.ts";
import { PageLink } from "./page-link.tsx";

export default {
  component: PageLink,
  args: { page: "contact", children: "Another page" },
} satisfies Meta<typeof PageLink>;

export const AnotherPage: StoryObj = { name: "It leads to another page" };

export const ThisPage: StoryObj<typeof PageLink> = {
  name: "It leads to the page that it stands on",
  args: { page: "home", children: "This page" },
};
