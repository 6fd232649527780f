import site from "virtual:content/site";
import { useState } from "react";
import { stories } from "../workshop/stories.ts";
import { Icon } from "./icon.tsx";
import { Tooltip } from "./tooltip.tsx";

export default stories("main", ["large-text", "right-to-left"], {
  "Beside a button": <Named label={site.interface.skipToContent} />,
  "With a name longer than a line": <Named label={"A name that says a lot ".repeat(6).trim()} />,
});

/** A button with its tooltip. */
function Named({ label }: { label: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div ref={(box) => setAnchor(box?.querySelector("button") ?? null)} className="actions">
      <button type="button" aria-label={label} data-tooltip={label} className="icon-button">
        <Icon name="moon" />
      </button>
      {anchor && <Tooltip anchor={anchor} onClose={() => {}} />}
    </div>
  );
}
