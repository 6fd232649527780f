import { OpeningContact } from "../../components/opening-contact.tsx";
import { OpeningHours } from "../../components/opening-hours.tsx";
import type { OpeningProps } from "../../components/page-opening.tsx";

/** The most characters of a day and its times that stand side by side in a large row of the last third. */
const mostLarge = 16;

/** Opens a page with the week of the firm's first place, in which the longest day is large. */
export function OpeningWeek({ opening, children, actions }: OpeningProps) {
  if (opening?.kind !== "week") return null;
  const { name, hours, longest } = opening;
  const { days = "", times = [] } = hours.rows[longest] ?? {};
  const longestTime = Math.max(0, ...times.map((text) => text.length));
  const isLong = days.length + longestTime > mostLarge;
  return (
    <div className={isLong ? "wide opening-week opening-week-long" : "wide opening-week"}>
      <div>
        {children}
        {actions}
        <OpeningContact />
      </div>
      <OpeningHours {...hours} name={name} longest={longest} />
    </div>
  );
}
