import { impatience } from "../../src/contact/form-life.ts";
import { words } from "./look.ts";
import type { Deed } from "./memory.ts";
import { button, type Person } from "./person.ts";
import type { Step } from "./steps.ts";

type StepOf<Name> = Extract<Step, { do: Name }>;

/** Opens the menu of themes, and chooses one there unless it is to stay open. */
export async function pressTheme(
  { seen, fair, click, clickUntil }: Person,
  choice: StepOf<"theme">["choose"],
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
export async function pressNotice(
  { stage, seen, click }: Person,
  what: StepOf<"notice">["press"],
): Promise<Deed | undefined> {
  const { mails, outcome } = words;
  if (!seen.notice) return undefined;
  // A click just behind the one on Send belongs to it, so the page does not hear it.
  await stage.page.clock.fastForward(impatience);
  if (what === "undo") return click(button(outcome.undo), { undone: true });
  return click({ selector: "section section a", names: mails }, { opened: true });
}
