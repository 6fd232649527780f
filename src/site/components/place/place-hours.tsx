import type { RenderedHours } from "../../../engine/schema/groups/opening-hours.ts";
import { Lines } from "./contact-details.tsx";

interface PlaceHoursProps extends RenderedHours {
  /** Name of the place. */
  name: string;
}

/** The hours of a place: what differs soon, then the week as a table. */
export function PlaceHours({ name, rows, exceptions }: PlaceHoursProps) {
  return (
    <div className="hours">
      {exceptions.map(({ days, times = [], text }) => (
        <p key={days} className="hours-exception">
          <strong>{days}</strong>
          <br />
          <Lines lines={[...times, text]} />
        </p>
      ))}
      {rows.length > 0 && (
        <table
          aria-label={name}
          className={
            rows.some(({ areWords }) => areWords) ? "hours-week hours-with-words" : "hours-week"
          }
        >
          <tbody>
            {rows.map(({ days, times, isClosed, areWords, longest }) => (
              <tr key={days} className={longest === undefined ? undefined : "hours-longest"}>
                <th scope="row">
                  {days}
                  {longest && <small>{longest}</small>}
                </th>
                <td className={isClosed ? "hours-closed" : areWords ? "hours-words" : undefined}>
                  <Lines lines={times} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
