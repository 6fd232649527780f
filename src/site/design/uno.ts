import type { Postprocessor, UserConfig } from "@unocss/core";
import presetWind3 from "@unocss/preset-wind3";
import { siteSchema, type VoiceName } from "../../engine/schema/site.ts";
import { derivedTokens } from "./derived-colours.ts";
import { kebabCase } from "./kebab-case.ts";
import { shortcuts } from "./shortcuts.ts";
import { variableOf } from "./theme.ts";
import { typeSizes } from "./type-sizes.ts";
import { voiceShortcuts } from "./voice-shortcuts.ts";

const tokens = [...Object.keys(siteSchema.shape.theme.shape.light.shape), ...derivedTokens];

/** Merges declarations of two opposite sides with the same value, and names a span once: both make styles smaller. */
const shortened: Postprocessor = ({ entries }) => {
  for (const entry of entries) entry[1] = `${entry[1]}`.replace(/^(span \d+)\/\1$/, "$1");
  const [first, second] = entries;
  const [, group, side] = /^(padding|margin)-(left|top)$/.exec(`${first?.[0]}`) ?? [];
  const [axis, other] = side === "left" ? ["inline", "right"] : ["block", "bottom"];
  if (first && second?.[0] === `${group}-${other}` && second[1] === first[1])
    entries.splice(0, 2, [`${group}-${axis}`, first[1]]);
};

/** UnoCSS for a voice: shortcuts that are named by meaning, and colours from the theme. */
export const unoConfig = (voice: VoiceName): UserConfig => ({
  presets: [presetWind3({ preflight: false })],
  theme: {
    colors: Object.fromEntries(
      tokens.map((token) => [kebabCase(token), `var(${variableOf(token)})`]),
    ),
    breakpoints: { sm: "30rem", md: "48rem", lg: "64rem", xl: "76rem" },
  },
  shortcuts: { ...shortcuts, ...voiceShortcuts[voice] },
  rules: Object.keys(typeSizes).map((name) => [
    `type-${name}`,
    { "font-size": `env(--type-${name})` },
  ]),
  postprocess: shortened,
});
