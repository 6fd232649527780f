import { Fragment } from "react";
import type { ShownHours } from "../content/hours.ts";
import { Isolated } from "./rich-text.tsx";

interface OpeningHoursProps extends ShownHours {
  /** Name of the place. */
  name: string;
}

/** The hours of a place: what differs soon, then the week as a table. */
export function OpeningHours({ name, rows, exceptions }: OpeningHoursProps) {
  return (
    <div className="hours">
      {exceptions.map(({ days, times = [], text }) => (
        <p key={days} className="hours-exception">
          <strong>{days}</strong>
          <Lines lines={[...times, text]} isBelow />
        </p>
      ))}
      {rows.length > 0 && (
        <table aria-label={name} className="hours-week">
          <tbody>
            {rows.map(({ days, times, isClosed }) => (
              <tr key={days}>
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

/** Lines below each other, and below what stands before them. */
function Lines({ lines, isBelow }: { lines: readonly string[]; isBelow?: true }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {(isBelow || index > 0) && <br />}
      <Isolated text={line} />
    </Fragment>
  ));
}
