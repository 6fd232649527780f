import type { Meta, StoryObj } from "../workshop/csf.ts";
import { PageLink } from "./page-link.tsx";

const meta: Meta<typeof PageLink> = {
  component: PageLink,
  args: { page: "contact", children: "Another page" },
};
export default meta;

type Story = StoryObj<typeof PageLink>;

export const AnotherPage: Story = { name: "It leads to another page" };

export const ThisPage: Story = {
  name: "It leads to the page that it stands on",
  args: { page: "home", children: "This page" },
};
