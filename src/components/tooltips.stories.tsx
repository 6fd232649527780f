import { stories } from "../workshop/stories.ts";
import { seen } from "../workshop/visitor.tsx";
import { Icon } from "./icon.tsx";
import { Tooltips } from "./tooltips.tsx";

export default stories("main", [], {
  "The focus has rested on a button": {
    shown: (
      <div className="actions">
        <button type="button" aria-label="Play" data-tooltip="Play" className="icon-button">
          <Icon name="play" />
        </button>
        <Tooltips />
      </div>
    ),
    play: async () => {
      (await seen("button")).focus();
      await seen("[role=tooltip]");
    },
  },
});
