import { impatience } from "../../src/contact/form-life.ts";
import { words } from "./look.ts";
import { canGo, type Deed, recordsOf } from "./memory.ts";
import type { Person, Target } from "./person.ts";
import { lookAround } from "./stage.ts";
import type { Step } from "./steps.ts";

/** Sends the form in one of the ways that there are; undefined where it cannot be reached. */
export async function pressSend(
  person: Person,
  how: Extract<Step, { do: "send" }>,
): Promise<Deed | undefined> {
  const { stage, seen, find, click } = person;
  const { page } = stage;
  const { submit, sending } = words.form;
  const button: Target = { selector: "form button[type=submit]", names: [submit, sending] };
  // Nobody presses what the open sheet covers.
  if (!seen.form || seen.sheet) return undefined;
  if (how.by === "field" && !(await click({ selector: "form input[name=email]" })))
    return undefined;
  const isPressed = how.by !== "field";
  if (isPressed && !(await find(button))) return undefined;

  const done = await asking(person, 1 + how.gaps.length, how.by === "keyboard");
  // Meanwhile React may have mended the document, and the button stands elsewhere.
  const place = isPressed ? await find(button) : undefined;
  if (how.by === "keyboard") await page.locator(button.selector).last().focus();
  const press = async () => {
    if (how.by !== "mouse") await page.keyboard.press("Enter");
    else if (place) await page.mouse.click(place.x, place.y);
  };
  await press();
  for (const gap of how.gaps) {
    if (gap > 0) await page.waitForTimeout(gap);
    await press();
  }
  return done();
}

/** Remembers that a message is asked to go; what it gives waits until the page has answered. */
export async function asking(
  { stage, seen, memory, fair, until }: Person,
  presses: number,
  keyed = false,
): Promise<() => Promise<Deed>> {
  const { site } = stage;
  // A draft may have come back since the last step.
  const { form, notice, alive, scrolled } = (await lookAround(stage)) ?? seen;
  const left = () => {
    const { mails, requests } = recordsOf(stage);
    return mails.length + requests.length;
  };
  const leftBefore = left();
  // Before React is there, the browser alone judges what goes to the mail program.
  const mayGo = alive || site.service ? canGo : () => form?.valid;
  const whole = form && mayGo(form.values);
  const fresh = whole && !form.sending;
  // One of the presses may come when the message before is through.
  const next = memory.asks.at(-1)?.message.message !== form?.values.message;
  if (whole && form.sending && next) memory.early += presses;
  const { requests } = recordsOf(stage);
  const ask = fresh && { message: form.values, presses, requests: requests.length };
  const changed = memory.changedSincePress;
  if (ask) {
    memory.asks.push(ask);
    memory.changedSincePress = false;
  }
  const began = Date.now();
  const isEcho = !alive && began < memory.pressedAt + impatience;
  return async () => {
    memory.pressedAt = Date.now();
    // As quick as that, they are one press of somebody in a hurry.
    if (ask && memory.pressedAt < began + impatience) ask.presses = 1;
    // Before React is there, a page cannot say that it has heard the first.
    if (!fresh || isEcho) return { keyed };
    const failed = (law: string, text: string) => ({ keyed, failed: { law, text } });
    const answered = await until(
      (now) =>
        left() > leftBefore ||
        (now.form?.sending ?? false) ||
        now.toasts.includes("failure") ||
        now.focus.inNotice ||
        now.notice?.outcome !== notice?.outcome ||
        // To the notice, where a further click then took the focus away again.
        (!keyed && now.scrolled !== scrolled) ||
        // What is heard of a message that went before: nothing is sent anew until a field changes.
        (!memory.changed && now.notice !== undefined),
    );
    if (!answered) return failed("answer", "A press on Send over a whole message does nothing.");
    // Just after an answer, a press over the same message belongs to the one before.
    const isDue = fair && site.service && (changed || !notice);
    if (isDue && !(await until(() => left() > leftBefore)))
      return failed("sends", "Nothing hinders the message, and it is not sent.");
    return { keyed };
  };
}
