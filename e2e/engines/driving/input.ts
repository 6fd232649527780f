/** Code points that stand for keys which write no character (WebDriver, 17.4.2). */
const codePoints = {
  Shift: "\uE008",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  ArrowDown: "\uE015",
};

export type Key = keyof typeof codePoints;

const down = (value: string) => ({ type: "keyDown", value });
const up = (value: string) => ({ type: "keyUp", value });
const keyboard = (actions: object[]) => ({ actions: [{ type: "key", id: "keyboard", actions }] });

/** Presses keys together, and releases them. */
export function chord(keys: readonly Key[]) {
  const values = keys.map((key) => codePoints[key]);
  return keyboard([...values.map(down), ...values.toReversed().map(up)]);
}

/** Types a text, with Enter for each line break. */
export function typing(text: string) {
  const values = [...text.replaceAll("\n", codePoints.Enter)];
  return keyboard(values.flatMap((value) => [down(value), up(value)]));
}

/** Turns the wheel down over the upper left of the window, by so many pixels. */
export function wheel(deltaY: number) {
  const scroll = { type: "scroll", x: 100, y: 100, deltaX: 0, deltaY };
  return { actions: [{ type: "wheel", id: "wheel", actions: [scroll] }] };
}
