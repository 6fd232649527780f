/** The longest time between the two presses of a double press, in milliseconds: what Windows takes for one. */
export const doublePress = 500;

/**
 * Whether a moment is less than some milliseconds ago. If the clock was put back in between, it is not.
 *
 * @param since In milliseconds of `Date.now()`.
 */
export const isWithin = (limit: number, since: number): boolean =>
  Math.abs(Date.now() - since) < limit;

/** Whether a click is by a pointer, at a place to which something has come up only just now. */
export const isSecondPress = ({ detail }: { detail: number }, shownAt: number): boolean =>
  detail > 0 && isWithin(doublePress, shownAt);

/** Keeps the second press of a double press from what the first has brought up: it was meant for what was there. */
export function dropSecondPress(event: Dropped, shownAt: number): void {
  if (!isSecondPress(event, shownAt)) return;
  event.preventDefault();
  event.stopPropagation();
}

type Dropped = Pick<UIEvent, "detail" | "preventDefault" | "stopPropagation">;
