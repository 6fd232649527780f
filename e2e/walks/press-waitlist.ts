import type { Deed } from "./memory.ts";
import { button, type Person, patience, unanswered } from "./person.ts";
import { isFair, lookAround } from "./stage.ts";
import type { Step } from "./steps.ts";

/** Opens a waitlist, or presses something in the one that is open. */
export async function pressWaitlist(
  { stage, seen, click, until }: Person,
  what: Extract<Step, { do: "waitlist" }>["press"],
): Promise<Deed | undefined> {
  const { words } = stage.site;
  if (what === "open") {
    const fair = isFair(stage);
    const open = { selector: "button[aria-haspopup=dialog]", names: [words.notify] };
    if (seen.dialog || !(await click({ ...open, beginning: true }))) return undefined;
    const opened = await until((now) => now.dialog !== undefined, fair ? patience : 300);
    return opened || !fair ? {} : unanswered("The waitlist's button opens no dialog.");
  }
  if (!seen.dialog) return undefined;
  const address = await stage.page.evaluate(
    () => document.querySelector<HTMLInputElement>("[role=dialog] input")?.value,
  );
  const name = { join: "submit", forget: "forget", close: "close" } as const;
  if (!(await click(button(words.waitlist[name[what]])))) return undefined;
  const now = await lookAround(stage);
  return what === "join" && now?.dialog?.done ? { joined: address ?? "" } : {};
}
