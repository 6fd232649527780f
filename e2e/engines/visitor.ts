import { expect } from "playwright/test";
import { readMailLink } from "../support/mail-program.ts";
import { asWritten } from "../support/shown.ts";
import { under } from "../support/under.ts";
import type { Page, Role } from "./browser.ts";

/** Somebody who uses the site by keyboard, and finds elements by role and accessible name. */
export type Visitor = ReturnType<typeof openVisitor>;

const textOf = ({ textContent }: HTMLElement) => textContent;
const isFocused = (element: HTMLElement) => element === document.activeElement;

/** Gives a page to a visitor of the site at an origin. */
export function openVisitor(page: Page, origin: string) {
  const { evaluate, find, press } = page;

  /** Waits until a function in the page gives this. */
  const expectInPage = (say: () => unknown, expected: unknown) =>
    soon(async () => expect(await evaluate(say)).toEqual(expected));

  /** Waits until one element, or so many, of this role and name can be seen. */
  const see = (role: Role, name: string, count = 1) =>
    soon(async () => {
      const found = await find(role, name);
      expect(found, `The page shows ${count} ${role} "${name}".`).toHaveLength(count);
      return found[0];
    });

  /** Waits until a function in the page gives this of an element. */
  const expectOf = (
    role: Role,
    name: string,
    say: (element: HTMLElement) => unknown,
    expected: unknown,
  ) =>
    soon(async () =>
      expect(await evaluate(say, await see(role, name)), `${role} "${name}"`).toEqual(expected),
    );

  /** Presses Tab until an element has the focus, one of them where several are called the same. */
  async function tabTo(role: Role, name: string): Promise<void> {
    const elements = await find(role, name);
    // No page of the site has so many stops.
    for (let stop = 0; stop < 80; stop++) {
      for (const element of elements) if (await evaluate(isFocused, element)) return;
      await press("Tab");
    }
    throw new Error(`The keyboard does not come to ${role} "${name}".`);
  }

  return {
    ...page,
    expectInPage,
    see,
    expectOf,
    tabTo,
    visit: (path: string) => page.goTo(new URL(under(path), origin).href),
    /** Goes back. The libraries wait for a load, which a page that was kept for Back does not have. */
    back: () => evaluate(() => history.back()),
    /** Waits until a page of the site is shown. */
    expectPath: (path: string) => expectInPage(() => location.href, origin + under(path)),
    /** Waits until no element of this role and name can be seen. */
    seeNo: (role: Role, name: string) => see(role, name, 0),
    /** Waits until an element has the focus. */
    expectFocus: (role: Role, name: string) => expectOf(role, name, isFocused, true),
    /** Waits until an element of this role contains a text. */
    expectText: (role: Role, text: string) =>
      soon(async () => {
        let said = "";
        for (const element of await find(role)) said += await evaluate(textOf, element);
        expect(asWritten(said)).toContain(asWritten(text));
      }),
    /** Puts the focus on an element, without a way there. */
    focus: async (role: Role, name: string) =>
      evaluate((element: HTMLElement) => element.focus(), await see(role, name)),
    /** Comes to a field by Tab, and types a text into it. */
    async fillIn(name: string, text: string): Promise<void> {
      await tabTo("textbox", name);
      await page.type(text);
    },
    /** Comes to a button by Tab, and presses it. */
    async pressButton(name: string): Promise<void> {
      await tabTo("button", name);
      await press("Enter");
    },
    /** Waits until a message is handed to the mail program, and gives it as that program reads it. */
    awaitMail: () =>
      soon(async () => {
        const link = await page.handedMail();
        expect(link, "The page hands over a mail.").toBeDefined();
        return readMailLink(link);
      }),
  };
}

/**
 * Tries until it does not throw, for 15 s at most: often, because most waits take milliseconds, and again if the
 * page has changed in between.
 */
async function soon<Value>(look: () => Promise<Value>): Promise<Value> {
  let seen!: Value;
  await expect(async () => {
    seen = await look();
  }).toPass({ intervals: [20, 50, 100], timeout: 15_000 });
  return seen;
}
