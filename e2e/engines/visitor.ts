import { expect } from "playwright/test";
import { readMailLink } from "../support/mail-program.ts";
import { under } from "../support/under.ts";
import { type Browser, chord, type Key, typing, wheel } from "./browser.ts";

/** Somebody who uses the site in a browser, by what pages tell assistive technology. */
export type Visitor = Awaited<ReturnType<typeof openVisitor>>;

/**
 * Elements that can have a role. A driver tells the role and the name of an element that it is given,
 * and finds none by them.
 */
const carriers = {
  button: "button",
  dialog: "dialog, [role=dialog]",
  group: "fieldset, [role=group]",
  heading: "h1, h2, h3, h4, h5, h6",
  link: "a[href]",
  menuitemradio: "[role=menuitemradio]",
  navigation: "nav",
  region: "section, [role=region]",
  status: "output, [role=status]",
  textbox: "input, textarea",
};

type Role = keyof typeof carriers;

/** An element of the page, as browsers name it (WebDriver, 12.1). */
type Handle = Readonly<Record<string, string>>;

const idOf = (element: Handle) => Object.values(element)[0];

/** Gives a browser's window to somebody who has never been at a site. */
export async function openVisitor({ send, takeFaults, handedMail }: Browser, origin: string) {
  const faults: string[] = [];
  const run = <Result>(source: unknown, ...args: unknown[]) =>
    send<Result>("ExecuteScript", { script: `return (${source})(...arguments)`, args });

  /** Runs a function in the page. It sees nothing of the test, and what it gives must be JSON. */
  const evaluate = <Result>(
    say: (...elements: HTMLElement[]) => Result,
    ...elements: Handle[]
  ): Promise<Result> => run(say, ...elements);

  /** Makes the page this wide, or as nearly as the window goes; gives the width. Both are CSS pixels. */
  async function setWidth(width: number): Promise<number> {
    await send("SetWindowRect", { width, height: 800 });
    return evaluate(() => innerWidth);
  }

  const collectFaults = async () => void faults.push(...(await takeFaults()));

  /** Leaves the page, and waits until another has loaded. */
  async function goTo(command: "Navigate" | "Refresh" | "Back", parameters = {}): Promise<void> {
    await collectFaults();
    await send(command, parameters);
    await collectFaults();
  }

  /** Visible elements of this role and, where one is given, of exactly this accessible name. */
  async function find(role: Role, name?: string): Promise<Handle[]> {
    const visible = await run<Handle[]>(visibleOf, carriers[role]);
    const found: Handle[] = [];
    for (const element of visible) {
      const id = idOf(element);
      if (name !== undefined && (await send("GetComputedLabel", { id })) !== name) continue;
      if ((await send("GetComputedRole", { id })) === role) found.push(element);
    }
    return found;
  }

  /** Waits until exactly one element of this role and name can be seen. */
  const see = (role: Role, name: string) =>
    soon(async () => {
      const found = await find(role, name);
      expect(found, `The page shows one ${role} "${name}".`).toHaveLength(1);
      return found[0] as Handle;
    });

  /** Gives what a function in the page says of an element. */
  const ask = async <Result>(role: Role, name: string, say: (element: HTMLElement) => Result) =>
    evaluate(say as () => Result, await see(role, name));

  /** Waits until a function in the page says this of an element. */
  const expectOf = (
    role: Role,
    name: string,
    say: (element: HTMLElement) => unknown,
    expected: unknown,
  ) => soon(async () => expect(await ask(role, name, say), `${role} "${name}"`).toEqual(expected));

  const press = (...keys: Key[]): Promise<void> => send("PerformActions", chord(keys));

  await setWidth(1280);
  return {
    handedMail,
    evaluate,
    find,
    see,
    ask,
    expectOf,
    press,
    type: (text: string): Promise<void> => send("PerformActions", typing(text)),
    turnWheel: (pixels: number): Promise<void> => send("PerformActions", wheel(pixels)),
    visit: (path: string) => goTo("Navigate", { url: new URL(under(path), origin).href }),
    reload: () => goTo("Refresh"),
    back: () => goTo("Back"),
    setWidth,
    /** Waits until no element of this role and name can be seen. */
    seeNo: (role: Role, name: string) =>
      soon(async () => expect(await find(role, name), `${role} "${name}"`).toEqual([])),
    /** Waits until a page of the site is shown. */
    expectPath: (path: string) =>
      soon(async () => expect(await send("GetCurrentURL")).toBe(origin + under(path))),
    /** Waits until a function in the page gives this. */
    expectInPage: (say: () => unknown, expected: unknown) =>
      soon(async () => expect(await evaluate(say)).toEqual(expected)),
    /** Waits until an element has the focus. */
    expectFocus: (role: Role, name: string) => expectOf(role, name, isFocusAmong, true),
    /** Puts the focus on an element, without a way there. */
    focus: (role: Role, name: string) => ask(role, name, (element) => element.focus()),
    async click(role: Role, name: string): Promise<void> {
      await send("ElementClick", { id: idOf(await see(role, name)) });
    },
    /** Presses Tab until an element has the focus, one of them where several are called the same. */
    async tabTo(role: Role, name: string): Promise<void> {
      const elements = await soon(async () => {
        const found = await find(role, name);
        expect(found, `The page shows a ${role} "${name}".`).not.toEqual([]);
        return found;
      });
      for (let stop = 0; !(await evaluate(isFocusAmong, ...elements)); stop++) {
        // No page of the site has so many.
        if (stop === 80) throw new Error(`The keyboard does not come to ${role} "${name}".`);
        await press("Tab");
      }
    },
    /** Waits until a message is handed to the mail program, and gives it as that program reads it. */
    awaitMail: () =>
      soon(async () => {
        const link = await handedMail();
        expect(link, "The page hands over a mail.").toBeDefined();
        return readMailLink(link);
      }),
    /** Forgets what pages keep beside their origin's storage, and gives their warnings and errors. */
    async leave(): Promise<string[]> {
      await collectFaults();
      await send("DeleteAllCookies");
      return faults;
    },
  };
}

/**
 * Waits until something holds, for 15 s at most. It is looked at often, for most takes a few
 * milliseconds, and again where the page has changed in between.
 */
async function soon<Value>(look: () => Promise<Value>): Promise<Value> {
  let seen!: Value;
  await expect(async () => {
    seen = await look();
  }).toPass({ intervals: [20, 50, 100], timeout: 15_000 });
  return seen;
}

/** Runs in the page. */
function isFocusAmong(...elements: HTMLElement[]): boolean {
  return elements.some((element) => element === document.activeElement);
}

/** Runs in the page: elements that a selector fits and that can be seen. */
function visibleOf(selector: string): HTMLElement[] {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  return elements.filter((element) => element.checkVisibility({ visibilityProperty: true }));
}
