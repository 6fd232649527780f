import { isShownOn } from "../../../src/content/collections.ts";
import { placesOf } from "../../../src/content/contact.ts";
import { directionOf } from "../../../src/content/direction-of.ts";
import type { Pages } from "../../../src/content/pages.ts";
import type { Palette } from "../../../src/content/site.ts";
import { culori, isOpaque, parseColour } from "../../../src/design/colour.ts";
import { contrastPairs } from "../../../src/design/contrast-pairs.ts";
import { type Readable, textAt } from "../../content/content-file.ts";
import { code } from "../../content/format.ts";
import { isNewer, version } from "../../content/version.ts";
import { addDays } from "../day.ts";
import type { RuleContext, UndatedContext } from "../rule-context.ts";
import { fittedShade } from "../shades.ts";

const inWords = { ltr: "from left to right", rtl: "from right to left" };

export function checkDirection({ site, report }: UndatedContext): void {
  const { language, direction: written } = site ?? {};
  const due = language === undefined ? undefined : directionOf(language);
  if (!site || written === undefined || due === undefined || written === due) return;
  report(site, "direction", {
    message: `The language ${code(`${language}`)} is written ${inWords[due]}.`,
    hint: `Write ${code(due)}, or name the script in ${code("language")} if it is another.`,
  });
}

const inARow = new Intl.ListFormat("en-GB");

export function checkContrast(context: UndatedContext): void {
  const { light, dark } = context.site?.theme ?? {};
  for (const [name, palette] of Object.entries({ light, dark }))
    if (palette !== undefined) checkPalette(palette, name, context);
}

/** How to write a colour that CSS does not know, such as the number of a paint. */
function colourHint(colour: string): string {
  const plain = colour.toLowerCase().replaceAll(/[\s-]/g, "");
  return parseColour(plain)
    ? `Write ${code(plain)}.`
    : 'Write it as `"#rrggbb"`, with the quotes, such as `"#1b5e3f"`, or as oklch(), such as `oklch(38% 0.085 160)`.';
}

function checkPalette(palette: Readable<Palette>, name: string, { report }: UndatedContext): void {
  const { formatHex, wcagContrast } = culori();
  const colours = new Map<string, string>();
  for (const [token, colour] of Object.entries(palette)) {
    const parsed = parseColour(colour);
    if (parsed && isOpaque(parsed)) colours.set(token, formatHex(parsed));
    else if (parsed)
      report(palette, token, {
        message: `"${colour}" is not opaque, and the site shows it without transparency.`,
        hint: "Write the opaque colour, such as #1b5e3f.",
      });
    else
      report(palette, token, {
        message: `"${colour}" is not a CSS colour.`,
        hint: colourHint(colour),
      });
  }
  const shadeHint = (token: keyof Palette, colour: string) => {
    const shade = fittedShade(token, colour, Object.fromEntries(colours));
    return shade && `Write ${code(shade)}, which has enough.`;
  };
  const close = contrastPairs.flatMap(([ink, ground, least]) => {
    const [front, back] = [colours.get(ink), colours.get(ground)];
    if (front === undefined || back === undefined) return [];
    const found = wcagContrast(front, back);
    return found < least ? [{ ink, ground, least, found }] : [];
  });
  const inks = new Set(close.map(({ ink }) => ink));
  // If three colours fail at once, the colour that they are compared with has changed.
  const tokens = close.flatMap(({ ink, ground }) => [ink, ground]);
  const common = tokens.find((token) =>
    close.every(({ ink, ground }) => ink === token || ground === token),
  );
  const changed = common && palette[common];
  if (common && changed && inks.size > 1) {
    const partners = new Set(close.map(({ ink, ground }) => (ink === common ? ground : ink)));
    const least = Math.max(...close.map((pair) => pair.least));
    report(palette, common, {
      message: `In the ${name} theme ${common} has too little contrast with ${inARow.format(partners)}.`,
      hint:
        shadeHint(common, changed) ??
        `Make it lighter or darker, until each pair has a contrast of ${least}.`,
    });
    return;
  }
  for (const { ink, ground, least, found } of close) {
    const colour = palette[ink];
    // Report one pair of each ink.
    if (colour === undefined || !inks.delete(ink)) continue;
    const shade = shadeHint(ink, colour);
    report(palette, ink, {
      // Rounded down: 6.99 must not read as 7.
      message: `In the ${name} theme ${ink} on ${ground} has a contrast of ${Math.floor(found * 10) / 10}.`,
      hint: `It needs ${least}${shade ? `. ${shade}` : `: move ${ink} and ${ground} further apart in lightness.`}`,
    });
  }
}

/** What is shown until a day, in the site's own language. */
function endingParts({ site, everyPage, translation }: RuleContext) {
  if (translation) return [];
  const { announcement, contact } = site ?? {};
  const jobs = everyPage.filter(({ layout }) => layout === "job");
  return [
    ...[announcement ?? [], announcement?.more ?? []]
      .flat()
      .map((group) => ({ what: "announcement", group })),
    ...placesOf(contact)
      .flatMap(({ exceptions = [] }) => exceptions)
      .map((group) => ({ what: "exception", group })),
    ...jobs.map(({ root }) => ({ what: "job", group: root as Readable<Pages["job"]> })),
  ];
}

export function checkDayPast(context: RuleContext): void {
  for (const { what, group } of endingParts(context))
    if (group.until !== undefined && group.until < context.today)
      context.report(group, "until", {
        message: `The ${what} ended on ${group.until}, and is no longer shown.`,
        hint: "Delete it, or write a later day.",
      });
}

/** How many days before the last day of a job a maintainer is told that it ends. */
const daysNear = 7;

export function checkDayNear(context: RuleContext): void {
  const { today, report } = context;
  const near = { from: today, until: addDays(today, daysNear) };
  for (const { what, group } of endingParts(context))
    if (what === "job" && group.until !== undefined && isShownOn(near, group.until))
      report(group, "until", {
        message: `The job is shown until ${group.until}, and not built after that.`,
        hint: "Write a later day if you still look for somebody.",
      });
}

export function checkVersion({ site, reportIn }: UndatedContext): void {
  const written = textAt(site, "faircopy");
  if (written && isNewer(version, written.value))
    reportIn(written, 0, written.value.length, {
      message: `This content was written for faircopy ${written.value}, which is older.`,
      hint: "Run `npx faircopy fix`, which writes the version that is installed.",
      fix: version,
    });
}
