import contact from "virtual:content/contact";
import { stories } from "../workshop/stories.ts";
import { press, seen } from "../workshop/visitor.tsx";
import { ChatBubble } from "./chat-bubble.tsx";
import { iconPaths } from "./icon.tsx";

const { bubble } = contact;
const playing = <ChatBubble words={bubble} />;

export default stories("main", ["in-telugu", "large-text", "long-words", "right-to-left"], {
  "The lines are typed": playing,
  "The typing is paused": {
    shown: playing,
    play: () => press("button", `button path[d="${iconPaths.play}"]`),
  },
  "Reduced motion shows all lines as text": { shown: playing, settings: { motion: "reduced" } },
  "There is only one short line": <ChatBubble words={{ ...bubble, lines: ["Hello!"] }} />,
  "Its button has the focus": {
    shown: playing,
    play: async () => (await seen("button")).focus(),
  },
});
