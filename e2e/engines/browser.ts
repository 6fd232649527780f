import type { Page as PlaywrightPage } from "playwright/test";

/** A browser of another maker. */
export interface Browser {
  /** Opens a page for a visitor without cookies. */
  open(): Promise<Page>;
  close(): Promise<void>;
}

export type Role = Parameters<PlaywrightPage["getByRole"]>[0];

/** What tests do with a page. Elements are objects of the browser's library. */
export interface Page {
  goTo(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Runs a function in the page. Its result must be JSON. */
  evaluate<Result>(say: (element: never) => Result, element?: object): Promise<Result>;
  /** Visible elements of this role and, where one is given, of exactly this accessible name. */
  find(role: Role, name?: string): Promise<object[]>;
  /** Presses a key, named as in Playwright, or several together, such as `Shift+Tab`. */
  press(keys: string): Promise<void>;
  /** Types a text, with Enter for each line break. */
  type(text: string): Promise<void>;
  /** Makes the page this many CSS pixels wide, or as nearly as the window goes. */
  setWidth(width: number): Promise<unknown>;
  /** The `mailto:` link that the page has handed over; undefined while there is none. */
  handedMail(): Promise<string | undefined>;
  leave(): Promise<void>;
}

/** Runs in the page: keeps its warnings and errors from now on, over further pages of the site. */
export function recordFaults(): void {
  if ("recordsFaults" in window) return;
  const record = (...words: unknown[]) => {
    sessionStorage["faults"] = `${sessionStorage["faults"] ?? ""}${words.join(" ")}\n`;
  };
  Object.assign(window, { recordsFaults: true });
  Object.assign(console, { warn: record, error: record });
  addEventListener("error", ({ message }) => record(message));
  addEventListener("unhandledrejection", ({ reason }) => record(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    record(`${violatedDirective} refuses ${blockedURI}`),
  );
}
