/** The longest time between the two presses of a double press, in milliseconds: what Windows takes for one. */
export const doublePress = 500;

/**
 * Whether a moment is less than some milliseconds ago. If the clock was put back in between, it is not.
 *
 * @param since In milliseconds of `Date.now()`.
 */
export const isWithin = (limit: number, since: number): boolean =>
  Math.abs(Date.now() - since) < limit;

/**
 * Keeps the second press of a double press from what the first has brought up below the pointer.
 *
 * @param event A press by keys goes where the focus is, and is never dropped.
 * @returns Whether it does.
 */
export function dropSecondPress(event: Press, shownAt: number): boolean {
  const isSecond = event.detail > 0 && isWithin(doublePress, shownAt);
  if (isSecond) {
    event.preventDefault();
    event.stopPropagation();
  }
  return isSecond;
}

type Press = Pick<UIEvent, "detail" | "preventDefault" | "stopPropagation">;
