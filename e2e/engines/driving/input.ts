import type { Key } from "./engine.ts";

/** Code points that stand for keys (WebDriver, 17.4.2). */
const codePoints: Readonly<Record<Key, string>> = {
  Shift: "\uE008",
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  Space: " ",
  ArrowDown: "\uE015",
};

const down = (value: string) => ({ type: "keyDown", value });
const up = (value: string) => ({ type: "keyUp", value });
const keyboard = (actions: object[]) => [{ type: "key", id: "keyboard", actions }];

/** Input actions, the same in both protocols, that press keys together. */
export function chord(keys: readonly Key[]): object[] {
  const values = keys.map((key) => codePoints[key]);
  return keyboard([...values.map(down), ...values.toReversed().map(up)]);
}

/** Input actions that type a text, with Enter for each line break. */
export function typing(text: string): object[] {
  const values = [...text].map((character) => (character === "\n" ? codePoints.Enter : character));
  return keyboard(values.flatMap((value) => [down(value), up(value)]));
}

/** Input actions that turn the wheel down over the upper left of the window, by so many pixels. */
export function wheel(deltaY: number): object[] {
  const scroll = { type: "scroll", x: 100, y: 100, deltaX: 0, deltaY };
  return [{ type: "wheel", id: "wheel", actions: [scroll] }];
}

/** Input actions that press the main button of the mouse in the middle of an element. */
export function clickOn(origin: object): object[] {
  return [
    {
      type: "pointer",
      id: "mouse",
      actions: [
        { type: "pointerMove", x: 0, y: 0, origin },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ];
}
