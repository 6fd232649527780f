import { fieldNames, type Message } from "../../src/contact/message.ts";
import { addStyle } from "../support/add-style.ts";
import { hideTab } from "../support/time.ts";
import type { Seen } from "./look.ts";
import type { Deed, Memory } from "./memory.ts";
import { button, patience, personAt } from "./person.ts";
import { pressMenu, pressNotice, pressThemes, pressWaitlist } from "./press-control.ts";
import { pressKey } from "./press-key.ts";
import { pressSend } from "./press-send.ts";
import { addressOf, type Stage } from "./stage.ts";
import { type Step, windows } from "./steps.ts";
import { writeField } from "./write-field.ts";

/**
 * Does what a person does in a step.
 *
 * @returns What was done; undefined where the page offers no way to do it.
 */
export async function act(
  stage: Stage,
  step: Step,
  seen: Seen,
  memory: Memory,
): Promise<Deed | undefined> {
  const { page, site } = stage;
  const { words } = site;
  const { mouse, keyboard } = page;
  const person = personAt(stage, seen, memory);
  const { find, click } = person;

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
    case "menu":
      return pressMenu(person);
    case "theme":
      return pressThemes(person, step.choose);
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
    case "close a toast": {
      if (seen.toasts.length === 0) return undefined;
      return (await click(button(words.closeToast))) && {};
    }
    case "choose an error": {
      if (!seen.form?.summary) return undefined;
      const names = Object.values(words.errors);
      return (await click({ selector: "li a[href^='#']", names })) && {};
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
    case "back":
      await page.goBack({ waitUntil: "commit", timeout: patience }).catch(() => {});
      return {};
    case "forward":
      await page.goForward({ waitUntil: "commit", timeout: patience }).catch(() => {});
      return {};
    case "reload":
      await page.reload({ waitUntil: "commit", timeout: patience }).catch(() => {});
      return {};
    case "wheel": {
      const { width, height } = page.viewportSize() ?? windows.desk;
      await mouse.move(width / 2, height / 2);
      await mouse.wheel(0, 240);
      await page.waitForTimeout(60);
      return { wheeled: true };
    }
    case "resize":
      await page.setViewportSize(windows[step.to]);
      return {};
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

/** Opens an address of the site, as a bookmark does. */
export async function open(stage: Stage, path: string): Promise<void> {
  await stage.page.goto(addressOf(stage, path), { waitUntil: "commit" }).catch(() => {});
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
