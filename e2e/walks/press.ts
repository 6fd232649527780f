import { impatience } from "../../src/contact/form-life.ts";
import type { Deed } from "./memory.ts";
import { button, type Person } from "./person.ts";
import { lookAround } from "./stage.ts";
import type { Step } from "./steps.ts";

type StepOf<Name> = Extract<Step, { do: Name }>;

/** Opens the menu of themes, and chooses one there unless it is to stay open. */
export async function pressTheme(
  { stage, seen, fair, click, clickUntil }: Person,
  choice: StepOf<"theme">["choose"],
): Promise<Deed | undefined> {
  const opener = { selector: "button[aria-haspopup=menu]" };
  // A press closes the menu that is open.
  if (seen.themeMenu) return click(opener);
  const silence = "The theme's button opens no menu.";
  const opened = await clickUntil(opener, (now) => now.themeMenu, silence, fair);
  if (!opened || opened.failed || choice === "nothing") return opened;
  const item = { selector: "[role=menuitemradio]", names: [stage.site.words.theme[choice]] };
  const isChosen = ({ theme }: typeof seen) => theme === choice;
  return (await clickUntil(item, isChosen, "A chosen theme does not come.")) ?? {};
}

/** Presses something in the notice of what became of the last message. */
export async function pressNotice(
  { stage, seen, click, clickUntil }: Person,
  what: StepOf<"notice">["press"],
): Promise<Deed | undefined> {
  const { address, mails, outcome } = stage.site.words;
  if (!seen.notice) return undefined;
  // A click just behind the one on Send belongs to it, so the page does not hear it.
  await stage.page.clock.fastForward(impatience);
  const link = "section section a";
  switch (what) {
    case "undo":
      return click(button(outcome.undo), { undone: true });
    case "copy":
      return clickUntil(
        button(outcome.copy),
        ({ notice }) => notice !== undefined && (notice.copied || notice.byHand !== undefined),
        "Copying says nothing.",
      );
    case "mail":
      return click({ selector: link, names: mails }, { opened: true });
    case "address":
      return click({ selector: link, names: [address] });
  }
}

/** Opens a waitlist, or presses something in the one that is open. */
export async function pressWaitlist(
  { stage, seen, fair, click, clickUntil }: Person,
  what: StepOf<"waitlist">["press"],
): Promise<Deed | undefined> {
  const { waitlist } = stage.site.words;
  if (what === "open") {
    if (seen.dialog) return undefined;
    return clickUntil(
      { selector: "button[aria-haspopup=dialog]" },
      (now) => now.dialog !== undefined,
      "The waitlist's button opens no dialog.",
      fair,
    );
  }
  if (!seen.dialog) return undefined;
  const address = await stage.page.evaluate(
    () => document.querySelector<HTMLInputElement>("[role=dialog] input")?.value,
  );
  const words = { join: waitlist.submit, forget: waitlist.forget, close: waitlist.close };
  if (!(await click(button(words[what])))) return undefined;
  const now = await lookAround(stage);
  return what === "join" && now?.dialog?.done ? { joined: address ?? "" } : {};
}
