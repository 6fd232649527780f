import { OpeningContact } from "../../components/opening-contact.tsx";
import type { OpeningProps } from "../../components/page-opening.tsx";
import { PlaceHours } from "../../components/place-hours.tsx";

/** The most characters of a day and its times that stand side by side in a large row of the last third. */
const mostLarge = 16;

/** Opens a page with the week of the firm's first place, in which the longest hours are large and called so. */
export function OpeningWeek({ opening, children, actions }: OpeningProps) {
  if (opening?.kind !== "week") return null;
  const { name, hours } = opening;
  const isLong = hours.rows.some(
    ({ days, times, longest }) =>
      longest !== undefined && times.some((text) => days.length + text.length > mostLarge),
  );
  return (
    <div className={isLong ? "wide opening-week opening-week-long" : "wide opening-week"}>
      <div>
        {children}
        {actions}
        <OpeningContact />
      </div>
      <PlaceHours {...hours} name={name} />
    </div>
  );
}
