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
  Print: "POST /print",
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
