import type { Deed } from "./memory.ts";
import type { Person } from "./person.ts";
import { asking } from "./press-send.ts";

/** Presses a key wherever the focus is; Enter there may write, send, or press a control. */
export async function pressKey(person: Person, key: string, times: number): Promise<Deed> {
  const { stage, seen } = person;
  const { keyboard } = stage.page;
  const { words } = stage.site;
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
    const done = await asking(person, 1, true);
    await keyboard.press("Enter");
    return done();
  }
  const opened = inNotice && words.mail.some((text) => name === `a ${text}`);
  const undone = inNotice && name === `button ${words.undo}`;
  await keyboard.press("Enter");
  // A link leads elsewhere, and gives no sign of it before.
  await stage.page.waitForTimeout(name.startsWith("a ") ? 150 : 0);
  return { opened, undone, keyed: true };
}
