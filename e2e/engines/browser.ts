/**
 * The commands of classic WebDriver that the tests give, by their names in Firefox, and with method
 * and path over HTTP below those of the session (WebDriver, 6.3).
 */
export const commands = {
  Navigate: "POST /url",
  Refresh: "POST /refresh",
  Back: "POST /back",
  GetCurrentURL: "GET /url",
  GetWindowHandles: "GET /window/handles",
  SwitchToWindow: "POST /window",
  SetWindowRect: "POST /window/rect",
  GetComputedLabel: "GET /element/{id}/computedlabel",
  GetComputedRole: "GET /element/{id}/computedrole",
  ElementClick: "POST /element/{id}/click",
  ExecuteScript: "POST /execute/sync",
  PerformActions: "POST /actions",
  DeleteAllCookies: "DELETE /cookie",
  DeleteSession: "DELETE ",
} as const;

/**
 * Gives a browser a command, and resolves to its answer, which has the shape that the command's
 * description gives. Throws what the browser says against it.
 */
export type Send = <Answer>(
  command: keyof typeof commands,
  parameters?: Readonly<Record<string, unknown>>,
) => Promise<Answer>;

/** A proxy that is not there: what is asked of other machines ends here, so that nothing leaves this one. */
export const unreachableProxy = { host: "127.0.0.1", port: 9 };

/** A browser of another maker, and what each has its own way for. */
export interface Browser {
  send: Send;
  /** Warnings and errors of the page that is shown, since it was last asked. */
  takeFaults(): Promise<string[]>;
  /** The `mailto:` link that the page has just handed over; undefined while there is none. */
  handedMail(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Goes over to a new window that has no bars: these keep a usual one wider than a phone. */
export async function openPopup(send: Send): Promise<void> {
  const usual = await send<string[]>("GetWindowHandles");
  await send("ExecuteScript", { script: "open('', '_blank', 'popup,width=320')", args: [] });
  const all = await send<string[]>("GetWindowHandles");
  await send("SwitchToWindow", { handle: all.find((handle) => !usual.includes(handle)) });
}

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
