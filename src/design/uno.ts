import type { UserConfig } from "@unocss/core";
import presetWind3 from "unocss/preset-wind3";
import { shortcuts } from "./shortcuts.ts";

const tokens = [
  "paper",
  "panel",
  "ink",
  "ink-soft",
  "line",
  "edge",
  "accent",
  "accent-strong",
  "on-accent",
  "warm",
  "on-warm",
  "danger",
  "on-danger",
];

/** UnoCSS for this site: meaning-named shortcuts over utilities, colours from the theme. */
export const unoConfig: UserConfig = {
  presets: [presetWind3({ preflight: false })],
  theme: {
    colors: Object.fromEntries(tokens.map((token) => [token, `var(--${token})`])),
    breakpoints: { sm: "30rem", md: "48rem", lg: "64rem", xl: "76rem" },
  },
  shortcuts,
};
