import type { ShownHours } from "../content/hours.ts";
import { Lines } from "./contact-details.tsx";

interface OpeningHoursProps extends ShownHours {
  /** Name of the place. */
  name: string;
  /** Which row is larger than the others, because it is open longest. */
  longest?: number;
}

/** The hours of a place: what differs soon, then the week as a table. */
export function OpeningHours({ name, rows, exceptions, longest }: OpeningHoursProps) {
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
        <table aria-label={name} className="hours-week">
          <tbody>
            {rows.map(({ days, times, isClosed }, index) => (
              <tr key={days} className={index === longest ? "hours-longest" : undefined}>
                <th scope="row">{days}</th>
                <td className={isClosed ? "hours-closed" : undefined}>
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
