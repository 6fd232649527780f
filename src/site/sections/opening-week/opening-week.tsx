import type { RenderedHours } from "../../../engine/schema/groups/opening-hours.ts";
import type { OpeningProps } from "../../components/page/page-opening.tsx";
import { OpeningContact } from "../../components/place/opening-contact.tsx";
import { PlaceHours } from "../../components/place/place-hours.tsx";

/** Styles of the table, each with the characters of a large row's longest word and times that it has room for. */
const sizes = [
  { most: 17, style: "wide opening-week" },
  { most: 24, style: "wide opening-week opening-week-long" },
];

/** The style in which the times of the large rows stand whole beside their days. */
function styleOf({ rows }: RenderedHours): string {
  const lengths = rows
    .filter(({ longest }) => longest !== undefined)
    .map(({ days, times }) => longestOf(days.split(/\s/)) + longestOf(times));
  const widest = Math.max(0, ...lengths);
  const style = sizes.find(({ most }) => widest <= most)?.style;
  return style ?? "wide opening-week opening-week-longest";
}

/** The most characters of several texts. Combining marks do not count. */
const longestOf = (texts: readonly string[]) =>
  Math.max(...texts.map((text) => text.replace(/\p{M}/gu, "").length));

/** Opens a page with the week of the firm's first place, in which the longest hours are large and called so. */
export function OpeningWeek({ opening, children, actions }: OpeningProps) {
  if (opening?.kind !== "week") return null;
  const { name, hours } = opening;
  return (
    <div className={styleOf(hours)}>
      <div>
        {children}
        {actions}
      </div>
      <PlaceHours {...hours} name={name} />
      <OpeningContact />
    </div>
  );
}
