import { OpeningContact } from "../../components/opening-contact.tsx";
import { OpeningHours } from "../../components/opening-hours.tsx";
import type { OpeningProps } from "../../components/page-opening.tsx";

/** Opens a page with the week of the firm's first place, in which the longest day is large. */
export function OpeningWeek({ opening, children, actions }: OpeningProps) {
  if (opening?.kind !== "week") return null;
  const { name, hours, longest } = opening;
  const { days = "", times = [] } = hours.rows[longest] ?? {};
  const isLong = [days, ...times].some((text) => text.length > 13);
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
