/** An element of the page, as the browser names it in its protocol. */
export type Handle = Readonly<Record<string, string>>;

/** Keys that flows press, beside those that write a character. */
export type Key = "Tab" | "Enter" | "Escape" | "Space" | "ArrowDown" | "Shift";

/** How a browser is to be started. */
export interface EngineOptions {
  /** Path of the browser, or of its driver. */
  path: string;
  /** Whether pages may run scripts. */
  scripts: boolean;
}

/** A browser of another maker with one window, driven through W3C WebDriver. Widths are CSS pixels. */
export interface Engine {
  /** Name and version, as the browser gives them. */
  version: string;
  /** Opens an address, and waits until it has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes back to another document, and waits until it is there. */
  back(): Promise<void>;
  /** Address of the document, as the browser shows it. */
  address(): Promise<string>;
  /** Makes the page this wide, or as nearly as the window goes; gives the width that it got. */
  setWidth(width: number): Promise<number>;
  /** Presses these keys together, and releases them. */
  press(...keys: Key[]): Promise<void>;
  type(text: string): Promise<void>;
  click(element: Handle): Promise<void>;
  /** Turns the wheel down over what the window shows, by so many pixels. */
  turnWheel(pixels: number): Promise<void>;
  /** Visible elements of this role and, where one is given, of exactly this accessible name. */
  find(role: string, name?: string): Promise<Handle[]>;
  /**
   * Runs a function in the page. It sees nothing of the test; what it gives must be JSON.
   *
   * @throws What the function throws.
   */
  evaluate<Given extends readonly unknown[], Result>(
    run: (...given: InPage<Given>) => Result,
    ...given: Given
  ): Promise<Result>;
  /** Warnings and errors of pages since it was last asked; what the protocol does not tell is missing. */
  faults(): Promise<string[]>;
  /** The `mailto:` link that the page has just handed over; undefined while there is none. */
  handedMail(): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Arguments as a function in the page gets them: an element in place of its handle. */
type InPage<Given extends readonly unknown[]> = {
  [Index in keyof Given]: Given[Index] extends Handle ? HTMLElement : Given[Index];
};
