import { drawnLayouts } from "../../../src/content/layouts.ts";
import { formerPath } from "../../../src/content/page-key.ts";
import { stationsOf } from "../../../src/content/roadmap.ts";
import { picturePlaces } from "../../../src/content/schema/image.ts";
import { namedPictures } from "../linting/content-links.ts";
import type { Undated } from "../linting/rule-context.ts";
import { code, codes, counted } from "../read/findings/format.ts";
import { nearest } from "../read/findings/nearest.ts";
import { soundDrawing } from "../svg/clean-svg.ts";

export function checkDrawingPlace(context: Undated): void {
  checkPageDrawings(context);
  checkStationDrawings(context);
}

export function checkSvgCleaned(context: Undated): void {
  for (const { target, name, asset } of namedPictures(context)) {
    const { removed = [] } = (/\.svg$/.test(name) && soundDrawing(asset)) || {};
    if (removed.length === 0) continue;
    const first = removed.slice(0, 4).join(", ");
    const more = removed.length - 4;
    context.report(target, {
      message: `${name} is shown without ${first}${more > 0 ? ` and ${more} more` : ""}.`,
      hint: "Save it as a plain SVG, with letters as paths; look at it on the page.",
    });
  }
}

function checkPageDrawings({ site, everyPage, pageKeys, formerNames, report }: Undated): void {
  const drawings = site?.drawings ?? [];
  const drawn = everyPage.flatMap(({ key, layout }) =>
    drawnLayouts.includes(layout) ? [key] : [],
  );
  // Without any page there is nothing to name; that is reported elsewhere.
  if (drawn.length === 0) return;
  const hint = "Delete this entry, or `drawings` if it holds nothing else.";
  const seen = new Set<string>();
  for (const drawing of drawings) {
    if (drawing.for === undefined) continue;
    const key = drawing.for.value;
    const page = everyPage.find((page) => page.key === key);
    const layout = page?.layout;
    if (!pageKeys.includes(key)) {
      const meant = formerNames.get(formerPath(key)) ?? nearest(key, drawn);
      report(drawing.for, {
        message: `There is no page ${code(key)} to show this drawing.`,
        hint: meant ? `Did you mean ${code(meant)}?` : `Name one of ${codes(drawn)}.`,
      });
    } else if (layout && !drawnLayouts.includes(layout))
      report(drawing, {
        message: `The page ${code(key)} has the layout ${code(layout)}, which shows no drawing.`,
        hint,
      });
    else if (seen.has(key))
      report(drawing, { message: `The page ${code(key)} shows the drawing above.`, hint });
    else if (page?.texts.some(({ picture }) => picture === picturePlaces.opening))
      report(drawing, { message: `The page ${code(key)} opens with a photograph instead.`, hint });
    seen.add(key);
  }
}

function checkStationDrawings({ pages, report }: Undated): void {
  const { text, drawings } = pages.products?.roadmap ?? {};
  if (text === undefined || drawings === undefined) return;
  const { length } = stationsOf(text.value).stations;
  if (drawings.length === length) return;
  report(drawings, {
    message: `There ${drawings.length === 1 ? "is" : "are"} ${counted(drawings.length, "drawing")} for ${counted(length, "station")}.`,
    hint: "Name one for each station, which arrows (→) separate in the roadmap's text, or delete `drawings`.",
  });
}
