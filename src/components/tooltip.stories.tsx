import site from "virtual:content/site";
import { useState } from "react";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { respell } from "../workshop/respell.ts";
import { IconButton } from "./icon-button.tsx";
import { Tooltip } from "./tooltip.tsx";

export default {
  component: Tooltip,
  render: () => <Named label={site.interface.theme.label} />,
} satisfies Meta<typeof Tooltip>;

export const Shown: StoryObj = { name: "Beside a button" };

export const LongName: StoryObj = {
  name: "With a name longer than a line",
  render: () => <Named label={"A name that says a lot ".repeat(6).trim()} />,
};

export const RightToLeft: StoryObj = {
  name: "Right to left",
  globals: { language: "ar" },
  render: () => <Named label={respell(site.interface.skipToContent, "ar")} />,
};

export { LargeText } from "../workshop/looks.ts";

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
