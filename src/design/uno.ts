import type { UserConfig } from "@unocss/core";
import presetWind3 from "unocss/preset-wind3";
import { siteSchema } from "../content/schema/site.ts";
import { kebabCase } from "./kebab-case.ts";
import { shortcuts } from "./shortcuts.ts";
import { variableOf } from "./theme.ts";

const tokens = Object.keys(siteSchema.shape.theme.shape.light.shape);

/** UnoCSS for this site: meaning-named shortcuts over utilities, colours from the theme. */
export const unoConfig: UserConfig = {
  presets: [presetWind3({ preflight: false })],
  theme: {
    colors: Object.fromEntries(
      tokens.map((token) => [kebabCase(token), `var(${variableOf(token)})`]),
    ),
    breakpoints: { sm: "30rem", md: "48rem", lg: "64rem", xl: "76rem" },
  },
  shortcuts,
};
