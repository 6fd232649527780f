import { leastRem, marginShare, mostMargin, mostRem, pageShare, pageWidth } from "./page-width.ts";

/** Values that style sheets use by name, such as `env(--page-width)`. The build replaces each name. */
export const cssValues = {
  "--page-rem": `clamp(${leastRem}rem, 1rem + 0.2vw, ${mostRem}rem)`,
  "--page-width": `${pageWidth}rem`,
  "--page-share": `${pageShare}vw`,
  "--page-margin": `clamp(16px,${marginShare}vw,${mostMargin}rem)`,
  "--page-full": `${pageWidth + 2 * mostMargin}rem`,
  "--focus-line": "3px solid",
  "--focus-gap": "3px",
};

/** Styles with the values that they name, those of the site's voice among them. */
export function withValues(css: string, ofVoice: Readonly<Record<string, string>> = {}): string {
  const values: Readonly<Record<string, string>> = { ...cssValues, ...ofVoice };
  return css.replaceAll(/env\((--[\w-]+)\)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`css-values.ts and voice.ts have no ${name}.`);
    return value;
  });
}
