import { panelStart } from "../state/panel-start.ts";
import { weekdayName } from "../state/weekday-name.ts";

/**
 * The place of the hours of a day whose row in a table of opening hours has an element: its word for closed days stands
 * for all of them. Undefined elsewhere.
 */
export function pressedDay(target: Element | undefined): string | undefined {
  const row = target?.closest(".hours-week tr");
  const said = row?.querySelector("th")?.textContent?.toLowerCase();
  if (!row || !said) return undefined;
  const day = days.find((_, index) => namesOf(index).some((name) => said.startsWith(name)));
  const name = row.closest("table")?.ariaLabel;
  const further = panelStart.texts.find(
    ({ place, text }) => /^site#\/contact\/places\/\d+\/name$/.test(place) && text === name,
  );
  const hours = further ? further.place.replace(/name$/, "hours") : "site#/contact/hours";
  return day && `${hours}/${day}`;
}

const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** What the page calls a day of the week, counted from Monday. */
const namesOf = (index: number) =>
  (["long", "short"] as const).map((weekday) =>
    weekdayName(index, document.documentElement.lang, weekday).toLowerCase(),
  );
