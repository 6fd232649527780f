import { impatience } from "../../src/contact/form-life.ts";
import { type FieldName, fieldNames } from "../../src/contact/message.ts";
import { fillByBrowser, hide, submitThrice, zoomText } from "./in-page.ts";
import type { Seen } from "./look.ts";
import { type Deed, isWhole, type Memory, recordsOf } from "./memory.ts";
import { type Place, placeOf, type Target } from "./place.ts";
import { addressOf, isFair, lookAround, type Stage } from "./stage.ts";
import { type Step, windows } from "./steps.ts";

/** How long the page may take to answer a press, in milliseconds. */
const patience = 8000;

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

  const find = (target: Target) => placeOf(page, target, seen);
  async function click(target: Target): Promise<Place | undefined> {
    const place = await find(target);
    if (place) await mouse.click(place.x, place.y);
    return place;
  }
  const button = (...names: string[]) => ({ selector: "button", names });

  switch (step.do) {
    case "type":
    case "paste":
    case "replace":
    case "clear":
      return write(step.do, step.field, step.do === "clear" ? "" : step.text);
    case "autofill": {
      if (!seen.form) return undefined;
      await page.evaluate(fillByBrowser, step.message);
      return {
        typed: fieldNames.map((field) => ({ field, text: step.message[field], replaces: true })),
      };
    }
    case "send":
      return send(step);
    case "key":
      return press(step.key, step.times);
    case "menu": {
      const open = !seen.sheet;
      const place = await click(button(open ? words.menu : words.closeMenu));
      if (!place) return undefined;
      const done = await until((now) => now.sheet === open);
      return done ? {} : { failed: { law: "answer", text: "The menu's button does nothing." } };
    }
    case "theme": {
      const fair = isFair(stage);
      if (!(await click(button(words.theme.label)))) return undefined;
      const opened = seen.themeMenu || (await until((now) => now.themeMenu, fair ? patience : 300));
      if (!opened)
        return fair ? { failed: { law: "answer", text: "The theme's button opens no menu." } } : {};
      if (step.choose === "nothing") return {};
      const now = await lookAround(stage);
      if (!now) return {};
      const item = { selector: "[role=menuitemradio]", names: [words.theme[step.choose]] };
      const place = await placeOf(page, item, now);
      if (!place) return {};
      await mouse.click(place.x, place.y);
      const chosen = await until((later) => later.theme === step.choose);
      return chosen ? {} : { failed: { law: "answer", text: "A chosen theme does not come." } };
    }
    case "waitlist":
      return waitlist(step.press);
    case "address": {
      if (!seen.dialog || !(await click({ selector: "input[type=email]" }))) return undefined;
      await keyboard.press("ControlOrMeta+A");
      await keyboard.insertText(step.text);
      return {};
    }
    case "notice":
      return notice(step.press);
    case "close a toast": {
      if (seen.toasts.length === 0) return undefined;
      return (await click({ ...button(words.closeToast), index: 0 })) && {};
    }
    case "choose an error": {
      if (!seen.form?.summary) return undefined;
      return (
        (await click({ selector: "li a[href^='#']", names: Object.values(words.errors) })) && {}
      );
    }
    case "follow": {
      const link = "a[href^='/']:not([href*='#']):not([target])";
      const place = await find({ selector: link, index: step.link });
      if (!place) return undefined;
      await leave(() => mouse.click(place.x, place.y));
      return {};
    }
    case "back":
      await leave(() => page.goBack({ waitUntil: "commit", timeout: patience }));
      return {};
    case "forward":
      await leave(() => page.goForward({ waitUntil: "commit", timeout: patience }));
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
      await page.evaluate(zoomText);
      return {};
    case "hide the tab":
    case "show the tab":
      await page.evaluate(hide, step.do === "hide the tab");
      return {};
    case "wait":
      await page.clock.fastForward(step.seconds * 1000);
      return {};
    default:
      return undefined;
  }

  async function write(
    how: "type" | "paste" | "replace" | "clear",
    field: FieldName,
    text: string,
  ): Promise<Deed | undefined> {
    if (!seen.form) return undefined;
    if (!(await click({ selector: `form:has(textarea[name=message]) [name=${field}]` })))
      return undefined;
    const replaces = how === "replace" || how === "clear";
    await keyboard.press(replaces ? "ControlOrMeta+A" : "ControlOrMeta+End");
    if (how === "clear") await keyboard.press("Delete");
    else if (how === "type") await keyboard.type(text);
    else await keyboard.insertText(text);
    // A field of one line takes no line break.
    return { typed: [{ field, text, replaces }] };
  }

  async function send(how: Extract<Step, { do: "send" }>): Promise<Deed | undefined> {
    // Nobody presses what the open sheet covers.
    if (!seen.form || seen.sheet) return undefined;
    const submit = { selector: "form button[type=submit]", names: [words.submit, words.sending] };
    const gaps = "gaps" in how ? how.gaps : [];
    if (how.by === "three in one task") {
      const done = await asking(1);
      await page.evaluate(submitThrice);
      return done();
    }
    if (how.by === "field") {
      if (!(await click({ selector: "form input[name=email]" }))) return undefined;
      const done = await asking(1);
      await keyboard.press("Enter");
      return done();
    }
    if (!(await find(submit))) return undefined;
    const done = await asking(1 + gaps.length, how.by === "keyboard");
    // Meanwhile React may have mended the document, and the button stands elsewhere.
    const place = (await find(submit)) as Place;
    if (how.by === "mouse") {
      await mouse.click(place.x, place.y);
      for (const gap of gaps) {
        if (gap > 0) await page.waitForTimeout(gap);
        await mouse.click(place.x, place.y);
      }
    } else {
      await page.locator("form button[type=submit]").last().focus();
      await keyboard.press("Enter");
      for (const gap of gaps) {
        if (gap > 0) await page.waitForTimeout(gap);
        await keyboard.press("Enter");
      }
    }
    return done();
  }

  /** Remembers that a message is asked to go; what it gives waits until the page has answered. */
  async function asking(presses: number, keyed = false): Promise<() => Promise<Deed>> {
    // A draft may have come back since the last step.
    const { form, notice, alive, scrolled } = (await lookAround(stage)) ?? seen;
    const records = recordsOf(stage);
    const [mails, requests] = [records.mails.length, records.requests.length];
    // Before React is there, the browser alone judges what goes to the mail program.
    const mayGo = alive || site.service ? isWhole : () => form?.valid;
    const whole = form && mayGo(form.values);
    const fresh = whole && !form.sending;
    // One of the presses may come when the message before is through.
    const next = memory.asks.at(-1)?.message.message !== form?.values.message;
    if (whole && form.sending && next) memory.early += presses;
    const fair = isFair(stage);
    const ask = fresh && { message: form.values, presses, mails, requests };
    const changed = memory.changedSincePress;
    if (ask) {
      memory.asks.push(ask);
      memory.changedSincePress = false;
    }
    const began = Date.now();
    const isEcho = !alive && began < memory.pressedAt + impatience;
    return async () => {
      const deed: Deed = { pressed: presses, keyed };
      memory.pressedAt = Date.now();
      // As quick as that, they are one press of somebody in a hurry.
      if (ask && memory.pressedAt < began + impatience) ask.presses = 1;
      // Before React is there, a page cannot say that it has heard the first.
      if (!fresh || isEcho) return deed;
      const left = () => {
        const now = recordsOf(stage);
        return now.mails.length > mails || now.requests.length > requests;
      };
      const answered = await until(
        (now) =>
          left() ||
          (now.form?.sending ?? false) ||
          now.toasts.includes("failure") ||
          now.focus.inNotice ||
          now.notice?.outcome !== notice?.outcome ||
          // To the notice, where a further click then took the focus away again.
          (!keyed && now.scrolled !== scrolled) ||
          // What is heard of a message that went before: nothing is sent anew until a field changes.
          (!memory.changed && now.notice !== undefined),
      );
      if (!answered)
        deed.failed = { law: "answer", text: "A press on Send over a whole message does nothing." };
      // Just after an answer, a press over the same message belongs to the one before.
      else if (fair && site.service && (changed || !notice)) {
        const gone = await until(() => left());
        if (!gone)
          deed.failed = { law: "sends", text: "Nothing hinders the message, and it is not sent." };
      }
      return deed;
    };
  }

  async function press(key: string, times: number): Promise<Deed | undefined> {
    if (key !== "Enter") {
      for (let time = 0; time < times; time++) await keyboard.press(key);
      return { keyed: true, tabbed: key !== "Escape" };
    }
    const { name, field, inNotice } = seen.focus;
    if (field === "message") {
      await keyboard.press("Enter");
      return { typed: [] };
    }
    if (name === `button ${words.submit}` || name === `button ${words.sending}` || field) {
      const done = await asking(1, true);
      await keyboard.press("Enter");
      return done();
    }
    const opened = inNotice && words.mail.some((text) => name === `a ${text}`);
    const undone = inNotice && name === `button ${words.undo}`;
    await keyboard.press("Enter");
    // A link leads elsewhere, and gives no sign of it before.
    await page.waitForTimeout(name.startsWith("a ") ? 150 : 0);
    return { opened, undone, keyed: true };
  }

  async function notice(what: Extract<Step, { do: "notice" }>["press"]): Promise<Deed | undefined> {
    if (!seen.notice) return undefined;
    // A click just behind the one on Send belongs to it, so the page does not hear it.
    await page.clock.fastForward(impatience);
    const part = "section section";
    if (what === "undo") return (await click({ ...button(words.undo) })) && { undone: true };
    if (what === "copy") {
      if (!(await click(button(words.copy)))) return undefined;
      const told = await until(
        ({ notice }) => notice !== undefined && (notice.copied || notice.byHand !== undefined),
      );
      return told ? {} : { failed: { law: "answer", text: "Copying says nothing." } };
    }
    if (what === "mail")
      return (await click({ selector: `${part} a`, names: words.mail })) && { opened: true };
    return (await click({ selector: `${part} a`, names: [words.address] })) && {};
  }

  async function waitlist(
    what: Extract<Step, { do: "waitlist" }>["press"],
  ): Promise<Deed | undefined> {
    if (what === "open") {
      const fair = isFair(stage);
      const open = { selector: "button[aria-haspopup=dialog]", names: [words.notify] };
      if (seen.dialog || !(await click({ ...open, beginning: true }))) return undefined;
      const opened = await until((now) => now.dialog !== undefined, fair ? patience : 300);
      return opened || !fair
        ? {}
        : { failed: { law: "answer", text: "The waitlist's button opens no dialog." } };
    }
    if (!seen.dialog) return undefined;
    const address = await page.evaluate(
      () => document.querySelector<HTMLInputElement>("[role=dialog] input")?.value,
    );
    const name = { join: "submit", forget: "forget", close: "close" } as const;
    if (!(await click(button(words.waitlist[name[what]])))) return undefined;
    const now = await lookAround(stage);
    return what === "join" && now?.dialog?.done ? { joined: address ?? "" } : {};
  }

  async function until(holds: (now: Seen) => boolean, limit = patience): Promise<boolean> {
    for (const start = Date.now(); Date.now() - start < limit; ) {
      const now = await lookAround(stage);
      // Who has left the site waits for nothing.
      if (!now || holds(now)) return true;
      await page.waitForTimeout(25);
    }
    return false;
  }

  /** Does what leads to another document, and waits until that is there. */
  async function leave(go: () => Promise<unknown>): Promise<void> {
    const gone = page.waitForEvent("framenavigated", { timeout: 2000 }).catch(() => {});
    await go().catch(() => {});
    if (step.do === "follow") await gone;
  }
}

/** Opens an address of the site, as a bookmark does. */
export async function open(stage: Stage, path: string): Promise<void> {
  await stage.page.goto(addressOf(stage, path), { waitUntil: "commit" }).catch(() => {});
}
