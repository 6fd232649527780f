import { impatience } from "../../src/contact/form-life.ts";
import type { Deed } from "./memory.ts";
import { button, type Person, unanswered } from "./person.ts";
import type { Step } from "./steps.ts";

/** Presses something in the notice of what became of the last message. */
export async function pressNotice(
  { stage, seen, click, until }: Person,
  what: Extract<Step, { do: "notice" }>["press"],
): Promise<Deed | undefined> {
  const { words } = stage.site;
  if (!seen.notice) return undefined;
  // A click just behind the one on Send belongs to it, so the page does not hear it.
  await stage.page.clock.fastForward(impatience);
  const link = "section section a";
  if (what === "undo") return (await click(button(words.undo))) && { undone: true };
  if (what === "copy") {
    if (!(await click(button(words.copy)))) return undefined;
    const told = await until(
      ({ notice }) => notice !== undefined && (notice.copied || notice.byHand !== undefined),
    );
    return told ? {} : unanswered("Copying says nothing.");
  }
  if (what === "mail")
    return (await click({ selector: link, names: words.mail })) && { opened: true };
  return (await click({ selector: link, names: [words.address] })) && {};
}
