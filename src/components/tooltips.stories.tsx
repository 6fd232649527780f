import type { Stories } from "../workshop/stories.ts";
import { seen } from "../workshop/visitor.tsx";
import { IconButton } from "./chat-bubble.tsx";
import { Tooltips } from "./tooltips.tsx";

export default {
  states: {
    "The focus has rested on a button": {
      shown: (
        <div className="actions">
          <IconButton icon="play" label="Play" onClick={() => {}} />
          <Tooltips />
        </div>
      ),
      play: async () => {
        (await seen("button")).focus();
        await seen("[role=tooltip]");
      },
    },
  },
} satisfies Stories;
