import culori from "culori/require";
import { isOpaque, parseColour } from "../../../site/design/colour.ts";
import { contrastPairs } from "../../../site/design/contrast-pairs.ts";
import { addDays, addYears, type Day, isDay } from "../../../words/dates/day.ts";
import { directionOf } from "../../../words/direction-of.ts";
import { and, found, say } from "../../../words/say.ts";
import { packageFiles } from "../../package-files.ts";
import { isEntryLayout, isShownOn } from "../../schema/collections.ts";
import { placesOf } from "../../schema/groups/contact-details.ts";
import type { Pages } from "../../schema/pages.ts";
import type { Palette } from "../../schema/site.ts";
import { type Readable, textAt } from "../../shape/index.ts";
import { isNewer } from "../../site/index.ts";
import type { RuleContext, UndatedContext } from "../rule-context.ts";
import { fittedShade } from "../shades.ts";
import { timeZoneOf } from "../time-zone.ts";

export function checkDirection({ site, report }: UndatedContext): void {
  const { language, direction: written } = site ?? {};
  const due = language === undefined ? undefined : directionOf(language);
  if (!site || written === undefined || due === undefined || written === due) return;
  report(site, "direction", found("site.direction", { language: `${language}`, direction: due }));
}

export function checkContrast(context: UndatedContext): void {
  const { light, dark } = context.site?.theme ?? {};
  for (const [name, palette] of Object.entries({ light, dark }))
    if (palette !== undefined) checkPalette(palette, name, context);
}

function checkPalette(palette: Readable<Palette>, theme: string, { report }: UndatedContext): void {
  const { formatHex, wcagContrast } = culori;
  const colours = new Map<string, string>();
  for (const [token, colour] of Object.entries(palette)) {
    const parsed = parseColour(colour);
    const word = colour.toLowerCase().replaceAll(/[\s-]/g, "");
    const plain = parseColour(`#${word}`) ? `"#${word}"` : word;
    if (parsed && isOpaque(parsed)) colours.set(token, formatHex(parsed));
    else if (parsed) report(palette, token, found("site.not-opaque", { colour }));
    else
      report(palette, token, {
        ...found("site.no-colour", { colour }),
        ...(parseColour(plain.replaceAll('"', "")) && {
          hint: say("site.write-colour", { colour: plain }),
        }),
      });
  }
  const shadeHint = (token: keyof Palette, colour: string) => {
    const shade = fittedShade(token, colour, Object.fromEntries(colours));
    return shade && say("site.shade", { shade });
  };
  const close = contrastPairs.flatMap(([ink, ground, least]) => {
    const [front, back] = [colours.get(ink), colours.get(ground)];
    if (front === undefined || back === undefined) return [];
    const contrast = wcagContrast(front, back);
    return contrast < least ? [{ ink, ground, least, contrast }] : [];
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
    const shade = shadeHint(common, changed);
    report(palette, common, {
      ...found("site.contrast-of-all", { theme, token: common, tokens: and([...partners]), least }),
      ...(shade && { hint: shade }),
    });
    return;
  }
  for (const { ink, ground, least, contrast } of close) {
    const colour = palette[ink];
    // Report one pair of each ink.
    if (colour === undefined || !inks.delete(ink)) continue;
    const shade = shadeHint(ink, colour);
    // Rounded down: 6.99 must not read as 7.
    const rounded = Math.floor(contrast * 10) / 10;
    report(palette, ink, {
      ...found("site.contrast", { theme, ink, ground, contrast: rounded, least }),
      ...(shade && { hint: `${say("site.least", { least })} ${shade}` }),
    });
  }
}

/** What is shown until a day, in the site's own language. */
function endingParts({ site, everyPage, translation }: UndatedContext) {
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

export function checkTimeZone(context: UndatedContext): void {
  const { site, everyPage, translation, report } = context;
  const { contact } = site ?? {};
  if (!contact || translation || timeZoneOf(contact)) return;
  const isDated =
    everyPage.some(({ layout }) => isEntryLayout(layout)) || endingParts(context).length > 0;
  const key = contact.country ? "country" : "timeZone";
  if (isDated) report(contact, key, found("site.time-zone"));
}

export function checkDayPast(context: RuleContext): void {
  for (const { what, group } of endingParts(context))
    if (group.until !== undefined && group.until < context.today)
      context.report(group, "until", found("site.day-past", { what, day: group.until }));
}

/** The years from today after which no date of a site is likely, and the year before which none is. */
const [farYears, firstYear] = [5, "1900"];

export const isFar = (day: Day, today: Day) => day > addYears(today, farYears) || day < firstYear;

export function checkDayFar({ texts, today, report }: RuleContext): void {
  for (const text of texts) {
    const day = text.value.slice(0, 10);
    if (!/^(?:from|until|day)$/.test(`${text.key}`) || !isDay(day)) continue;
    if (isFar(day, today)) report(text, found("site.day-far", { year: day.slice(0, 4) }));
  }
}

/** How many days before the last day of a job a maintainer is told that it ends. */
const daysNear = 7;

export function checkDayNear(context: RuleContext): void {
  const { today, report } = context;
  const near = { from: today, until: addDays(today, daysNear) };
  for (const { what, group } of endingParts(context))
    if (what === "job" && group.until !== undefined && isShownOn(near, group.until))
      report(group, "until", found("site.day-near", { day: group.until }));
}

/** Reports that the site asks all crawlers, or all search engines, to leave it or its first page. */
export function checkCrawlersAll({ site, everyPage, report }: UndatedContext): void {
  const { robots: { agents = [] } = {}, startPage = "home" } = site ?? {};
  const start = everyPage.find(({ key }) => key === startPage)?.root;
  if (start?.noindex) report(start, "noindex", found("site.start-hidden"));
  if (agents.includes("*")) report(agents, agents.indexOf("*"), found("site.all-crawlers"));
}

export function checkVersion({ site, reportIn }: UndatedContext): void {
  const written = textAt(site, "faircopy");
  const { version } = packageFiles();
  if (written && isNewer(version, written.value))
    reportIn(written, 0, written.value.length, {
      ...found("site.older-version", { version: written.value }),
      fix: version,
    });
}
