import { impatience } from "../../src/contact/form-life.ts";
import { type Deed, isWhole, recordsOf } from "./memory.ts";
import type { Person } from "./person.ts";
import type { Place } from "./place.ts";
import { isFair, lookAround } from "./stage.ts";
import type { Step } from "./steps.ts";

/** Sends the form in one of the ways that there are; undefined where it cannot be reached. */
export async function pressSend(
  person: Person,
  how: Extract<Step, { do: "send" }>,
): Promise<Deed | undefined> {
  const { stage, seen, find, click } = person;
  const { page } = stage;
  const { mouse, keyboard } = page;
  const { words } = stage.site;
  // Nobody presses what the open sheet covers.
  if (!seen.form || seen.sheet) return undefined;
  if (how.by === "three in one task") {
    const done = await asking(person, 1);
    await page.evaluate(submitThrice);
    return done();
  }
  if (how.by === "field") {
    if (!(await click({ selector: "form input[name=email]" }))) return undefined;
    const done = await asking(person, 1);
    await keyboard.press("Enter");
    return done();
  }
  const submit = { selector: "form button[type=submit]", names: [words.submit, words.sending] };
  if (!(await find(submit))) return undefined;
  const gaps = "gaps" in how ? how.gaps : [];
  const done = await asking(person, 1 + gaps.length, how.by === "keyboard");
  // Meanwhile React may have mended the document, and the button stands elsewhere.
  const place = (await find(submit)) as Place;
  const press = () =>
    how.by === "mouse" ? mouse.click(place.x, place.y) : keyboard.press("Enter");
  if (how.by === "keyboard") await page.locator("form button[type=submit]").last().focus();
  await press();
  for (const gap of gaps) {
    if (gap > 0) await page.waitForTimeout(gap);
    await press();
  }
  return done();
}

/** Runs in the page: submits the form as quickly as a script can. */
function submitThrice(): void {
  const form = document.querySelector<HTMLTextAreaElement>("form textarea[name=message]")?.form;
  for (let time = 0; time < 3; time++) form?.requestSubmit();
}

/** Remembers that a message is asked to go; what it gives waits until the page has answered. */
export async function asking(
  { stage, seen, memory, until }: Person,
  presses: number,
  keyed = false,
): Promise<() => Promise<Deed>> {
  const { site } = stage;
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
  const ask = fresh && { message: form.values, presses, requests };
  const changed = memory.changedSincePress;
  if (ask) {
    memory.asks.push(ask);
    memory.changedSincePress = false;
  }
  const began = Date.now();
  const isEcho = !alive && began < memory.pressedAt + impatience;
  return async () => {
    const deed: Deed = { keyed };
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
