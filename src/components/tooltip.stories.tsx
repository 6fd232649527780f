import site from "virtual:content/site";
import { useState } from "react";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { respell } from "../workshop/respell.ts";
import { IconButton } from "./icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta: Meta<typeof Tooltip> = {
  component: Tooltip,
  render: () => <Named label={site.interface.theme.label} />,
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Shown: Story = { name: "Beside a button" };

export const LongName: Story = {
  name: "With a name longer than a line",
  render: () => <Named label={"A name that says a lot ".repeat(6).trim()} />,
};

export const RightToLeft: Story = {
  name: "Right to left",
  globals: { language: "ar" },
  render: () => <Named label={respell(site.interface.skipToContent, "ar")} />,
};

export const LargeText: Story = { name: "At a font size of 200 %", globals: { size: "200" } };

/** A button with its tooltip. */
function Named({ label }: { label: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div ref={(box) => setAnchor(box?.querySelector("button") ?? null)} className="actions">
      <IconButton icon="moon" label={label} onClick={() => {}} />
      {anchor && <Tooltip anchor={anchor} onClose={() => {}} />}
    </div>
  );
}
