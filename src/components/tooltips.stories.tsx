import site from "virtual:content/site";
import { type State, stories } from "../workshop/stories.ts";
import { seen } from "../workshop/visitor.tsx";
import { Icon } from "./icon.tsx";
import { Tooltips } from "./tooltips.tsx";

const rested = (label: string): State => ({
  shown: <Named label={label} />,
  play: async () => {
    (await seen("button")).focus();
    await seen("[role=tooltip]");
  },
});

export default stories("main", ["large-text", "right-to-left"], {
  "The focus has rested on a button": rested(site.interface.skipToContent),
  "With a name longer than a line": rested("A name that says a lot ".repeat(6).trim()),
});

/** A button with a tooltip. */
function Named({ label }: { label: string }) {
  return (
    <div className="actions">
      <button type="button" aria-label={label} data-icontooltip={label} className="icon-button">
        <Icon name="moon" />
      </button>
      <Tooltips />
    </div>
  );
}
