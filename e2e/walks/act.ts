import { impatience } from "../../src/contact/form-life.ts";
import { fieldNames, type Message } from "../../src/contact/message.ts";
import { words } from "./look.ts";
import type { Deed } from "./memory.ts";
import { button, type Person, patience, unanswered } from "./person.ts";
import { pressSend } from "./send.ts";
import type { Step } from "./steps.ts";

/**
 * Does what a person does in a step.
 *
 * @returns What was done; undefined where the page offers no way to do it.
 */
export async function act(person: Person, step: Step): Promise<Deed | undefined> {
  const { stage, seen, find, click, clickUntil } = person;
  const { page } = stage;
  const { mouse, keyboard } = page;

  switch (step.do) {
    case "type":
    case "paste":
    case "replace":
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
      for (let time = 0; time < step.times; time++) await keyboard.press(step.key);
      return { keyed: true };
    case "menu": {
      const name = seen.sheet ? words.header.closeMenu : words.header.menu;
      const holds = (now: typeof seen) => now.sheet !== seen.sheet;
      return clickUntil(button(name), holds, "The menu's button does nothing.");
    }
    case "theme":
      return pressTheme(person, step.choose);
    case "notice":
      return pressNotice(person, step.press);
    case "close a toast":
      return seen.toasts.length > 0 ? click(button(words.outcome.closeToast)) : undefined;
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
    case "wait":
      await page.clock.fastForward(step.seconds * 1000);
      return {};
    default:
      return undefined;
  }
}

/** Opens the menu of themes, and chooses one there unless it is to stay open. */
async function pressTheme(
  { seen, fair, click, clickUntil }: Person,
  choice: Extract<Step, { do: "theme" }>["choose"],
): Promise<Deed | undefined> {
  const opener = { selector: "button[aria-haspopup=menu]" };
  // A press closes the menu that is open.
  if (seen.themeMenu) return click(opener);
  const silence = "The theme's button opens no menu.";
  const opened = await clickUntil(opener, (now) => now.themeMenu, silence, fair);
  if (!opened || opened.failed || choice === "nothing") return opened;
  const item = { selector: "[role=menuitemradio]", names: [words.theme[choice]] };
  const isChosen = ({ theme }: typeof seen) => theme === choice;
  return (await clickUntil(item, isChosen, "A chosen theme does not come.")) ?? {};
}

/** Presses something in the notice of what became of the last message. */
async function pressNotice(
  { stage, seen, click }: Person,
  what: Extract<Step, { do: "notice" }>["press"],
): Promise<Deed | undefined> {
  const { mails, outcome } = words;
  if (!seen.notice) return undefined;
  // A click just behind the one on Send belongs to it, so the page does not hear it.
  await stage.page.clock.fastForward(impatience);
  if (what === "undo") return click(button(outcome.undo), { undone: true });
  return click({ selector: "section section a", names: mails }, { opened: true });
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
  const replaces = step.do === "replace";
  const { text } = step;
  await page.keyboard.press(replaces ? "ControlOrMeta+A" : "ControlOrMeta+End");
  if (step.do === "type") await page.keyboard.type(text);
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
