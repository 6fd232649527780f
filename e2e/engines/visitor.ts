import { expect } from "playwright/test";
import { under } from "../support/under.ts";
import type { Engine, Handle } from "./driving/engine.ts";

/** Somebody who uses the site in an engine, by what pages tell assistive technology. */
export interface Visitor {
  engine: Engine;
  /** Opens a page of the site. */
  visit(path: string): Promise<void>;
  /** Waits until exactly one element of this role and name can be seen. */
  see(role: string, name: string): Promise<Handle>;
  /** Waits until no element of this role and name can be seen. */
  seeNo(role: string, name: string): Promise<void>;
  /** Waits until a page of the site is shown. */
  expectPath(path: string): Promise<void>;
  /** Puts the focus on an element, without a way there. */
  focus(role: string, name: string): Promise<void>;
  /** Waits until an element has the focus. */
  expectFocus(role: string, name: string): Promise<void>;
  /** Presses Tab until an element has the focus, one of them where several are called the same. */
  tabTo(role: string, name: string): Promise<void>;
  /** Gives what a function in the page says of an element. */
  ask<Result>(role: string, name: string, run: (element: HTMLElement) => Result): Promise<Result>;
  /** Waits until a function in the page gives this. */
  expectInPage<Result>(run: () => Result, expected: Result): Promise<void>;
}

/** How often to look, in milliseconds: Playwright's usual second is long for what takes a few. */
const intervals = [20, 50, 100];

/** More stops than any page of the site has. */
const manyStops = 80;

export function visitorOf(engine: Engine, origin: string): Visitor {
  async function see(role: string, name: string): Promise<Handle> {
    let found: Handle[] = [];
    await expect
      .poll(
        async () => {
          found = await engine.find(role, name);
          return found.length;
        },
        { message: `The page shows one ${role} "${name}".`, intervals },
      )
      .toBe(1);
    return found[0] as Handle;
  }

  const ask: Visitor["ask"] = async (role, name, run) =>
    engine.evaluate(run, await see(role, name));

  return {
    engine,
    see,
    ask,
    visit: (path) => engine.open(origin + under(path)),
    expectPath: (path) => expect.poll(engine.address, { intervals }).toBe(origin + under(path)),
    focus: (role, name) => ask(role, name, (element) => element.focus()),
    seeNo: (role, name) =>
      expect
        .poll(async () => (await engine.find(role, name)).length, {
          message: `The page shows no ${role} "${name}".`,
          intervals,
        })
        .toBe(0),
    expectFocus: (role, name) =>
      expect
        .poll(() => ask(role, name, hasFocus), {
          message: `${role} "${name}" has the focus.`,
          intervals,
        })
        .toBe(true),
    async tabTo(role, name) {
      const elements = await engine.find(role, name);
      for (let stop = 0; stop < manyStops; stop++) {
        await engine.press("Tab");
        if (await engine.evaluate(isFocusAmong, ...elements)) return;
      }
      throw new Error(`The keyboard does not come to ${role} "${name}".`);
    },
    expectInPage: (run, expected) =>
      expect.poll(() => engine.evaluate(run), { intervals }).toEqual(expected),
  };
}

/** Runs in the page. */
function isFocusAmong(...elements: HTMLElement[]): boolean {
  return elements.some((element) => element === document.activeElement);
}

/** Runs in the page. */
function hasFocus(element: HTMLElement): boolean {
  return element === document.activeElement;
}
