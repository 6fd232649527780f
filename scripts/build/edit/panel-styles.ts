import { readFileSync } from "node:fs";
import { createGenerator } from "@unocss/core";
import presetWind3 from "@unocss/preset-wind3";
import { panelRules } from "../../../src/panel/panel-rules.ts";
import { withValues } from "../../../src/site/design/css-values.ts";

/**
 * The styles of the panel: those of a CSS file, and its rules in their order. Its custom properties are the names of
 * colours in the rules.
 */
export async function panelStyles(file: string): Promise<string> {
  const css = readFileSync(file, "utf8");
  const colours = [...css.matchAll(/^ +--([\w-]+):/gm)].map(([, name = ""]) => name);
  const uno = await createGenerator({
    presets: [presetWind3({ preflight: false })],
    theme: {
      colors: Object.fromEntries(colours.map((name) => [name, `var(--${name})`])),
      breakpoints: { wide: "80rem" },
    },
    shortcuts: Object.fromEntries(Object.values(panelRules).map((one, at) => [`rule-${at}`, one])),
  });
  const rules = Object.keys(panelRules).map(async (selector, at) => {
    const { css } = await uno.generate([`rule-${at}`], { preflights: false, safelist: false });
    return css.replaceAll(`.rule-${at}{`, `${selector} {`);
  });
  return withValues([css, ...(await Promise.all(rules))].join("\n"));
}
