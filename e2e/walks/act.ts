import { fieldNames, type Message } from "../../src/contact/message.ts";
import { addStyle } from "../support/add-style.ts";
import { hideTab } from "../support/time.ts";
import type { Deed } from "./memory.ts";
import { button, type Person, patience, unanswered } from "./person.ts";
import { pressNotice, pressTheme, pressWaitlist } from "./press.ts";
import { asking, pressSend } from "./send.ts";
import { type Step, windows } from "./steps.ts";

/**
 * Does what a person does in a step.
 *
 * @returns What was done; undefined where the page offers no way to do it.
 */
export async function act(person: Person, step: Step): Promise<Deed | undefined> {
  const { stage, seen, find, click, clickUntil } = person;
  const { page } = stage;
  const { mouse, keyboard } = page;
  const { words } = stage.site;

  switch (step.do) {
    case "type":
    case "paste":
    case "replace":
    case "clear":
      return writeField(person, step);
    case "autofill": {
      if (!seen.form) return undefined;
      await page.evaluate(fillByBrowser, step.message);
      return {
        typed: fieldNames.map((field) => ({ field, text: step.message[field], replaces: true })),
      };
    }
    case "send":
      return pressSend(person, step);
    case "key":
      return pressKey(person, step.key, step.times);
    case "menu": {
      const name = seen.sheet ? words.header.closeMenu : words.header.menu;
      const holds = (now: typeof seen) => now.sheet !== seen.sheet;
      return clickUntil(button(name), holds, "The menu's button does nothing.");
    }
    case "theme":
      return pressTheme(person, step.choose);
    case "waitlist":
      return pressWaitlist(person, step.press);
    case "address": {
      if (!seen.dialog || !(await click({ selector: "input[type=email]" }))) return undefined;
      await keyboard.press("ControlOrMeta+A");
      await keyboard.insertText(step.text);
      return {};
    }
    case "notice":
      return pressNotice(person, step.press);
    case "close a toast":
      return seen.toasts.length > 0 ? click(button(words.outcome.closeToast)) : undefined;
    case "choose an error": {
      const names = Object.values(words.form.errors);
      return seen.form?.summary && click({ selector: "li a[href^='#']", names });
    }
    case "follow": {
      const link = "a[href^='/']:not([href*='#']):not([target])";
      const place = await find({ selector: link, index: step.link });
      if (!place) return undefined;
      const gone = page.waitForEvent("framenavigated", { timeout: 2000 }).catch(() => {});
      await mouse.click(place.x, place.y).catch(() => {});
      await gone;
      return {};
    }
    case "forward":
      await page.goForward({ waitUntil: "commit", timeout: patience }).catch(() => {});
      return {};
    case "wheel": {
      const { width, height } = page.viewportSize() ?? windows.desk;
      await mouse.move(width / 2, height / 2);
      await mouse.wheel(0, 240);
      await page.waitForTimeout(60);
      return {};
    }
    case "zoom text":
      await addStyle(page, "html { font-size: 200% }");
      return {};
    case "hide the tab":
    case "show the tab":
      await hideTab(page, step.do === "hide the tab");
      return {};
    case "wait":
      await page.clock.fastForward(step.seconds * 1000);
      return {};
    default:
      return undefined;
  }
}

/** Writes into a field of the contact form, behind or in place of what stands there. */
async function writeField(
  { stage: { page }, seen, click }: Person,
  step: Extract<Step, { field: unknown }>,
): Promise<Deed | undefined> {
  const { field } = step;
  const selector = `form:has(textarea[name=message]) [name=${field}]`;
  if (!seen.form || !(await click({ selector }))) return undefined;
  const hasFocus = (name: string) => document.activeElement?.getAttribute("name") === name;
  if (!(await page.evaluate(hasFocus, field)))
    return unanswered("A press on a field does not bring the focus there.");
  const replaces = step.do === "replace" || step.do === "clear";
  const text = step.do === "clear" ? "" : step.text;
  await page.keyboard.press(replaces ? "ControlOrMeta+A" : "ControlOrMeta+End");
  if (step.do === "clear") await page.keyboard.press("Delete");
  else if (step.do === "type") await page.keyboard.type(text);
  else await page.keyboard.insertText(text);
  return { typed: [{ field, text, replaces }] };
}

/** Runs in the page: sets the fields as browsers do that know the visitor's name and address. */
function fillByBrowser(message: Message): void {
  const form = document.querySelector<HTMLTextAreaElement>("form textarea[name=message]")?.form;
  for (const [name, value] of Object.entries(message)) {
    const field = form?.elements.namedItem(name) as HTMLInputElement;
    field.value = value;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Presses a key wherever the focus is; Enter there may write, send, or press a control. */
async function pressKey(person: Person, key: string, times: number): Promise<Deed> {
  const { page, site } = person.stage;
  const { form, outcome, mails } = site.words;
  if (key !== "Enter") {
    for (let time = 0; time < times; time++) await page.keyboard.press(key);
    return { keyed: true };
  }
  const { name, field, inNotice } = person.seen.focus;
  const isButton = (...words: string[]) => words.some((text) => name === `button ${text}`);
  const sends = field ? field !== "message" : isButton(form.submit, form.sending);
  const done = sends && (await asking(person, 1, true));
  await page.keyboard.press("Enter");
  if (done) return done();
  if (field) return { typed: [] };
  // A link leads elsewhere, and gives no sign of it before.
  await page.waitForTimeout(name.startsWith("a ") ? 150 : 0);
  return {
    opened: inNotice && mails.some((text) => name === `a ${text}`),
    undone: inNotice && isButton(outcome.undo),
    keyed: true,
  };
}
