import type { Stories } from "../workshop/stories.ts";
import { press } from "../workshop/visitor.tsx";
import { ThemeButton } from "./theme-button.tsx";

export default {
  states: {
    "Its menu is closed": <ThemeButton />,
    "Its menu is open": { shown: <ThemeButton />, play: () => press("button", "[role=menu]") },
  },
} satisfies Stories;
