import { impatience } from "../../src/contact/form-life.ts";
import type { Deed } from "./memory.ts";
import { button, type Person, patience, unanswered } from "./person.ts";
import { placeOf } from "./place.ts";
import { isFair, lookAround } from "./stage.ts";
import type { Step } from "./steps.ts";

/** Opens the menu of pages, or closes it. */
export async function pressMenu({ stage, seen, click, until }: Person): Promise<Deed | undefined> {
  const { menu, closeMenu } = stage.site.words;
  const open = !seen.sheet;
  if (!(await click(button(open ? menu : closeMenu)))) return undefined;
  const done = await until((now) => now.sheet === open);
  return done ? {} : unanswered("The menu's button does nothing.");
}

/** Opens the menu of themes, and chooses one there unless it is to stay open. */
export async function pressThemes(
  { stage, seen, click, until }: Person,
  choice: Extract<Step, { do: "theme" }>["choose"],
): Promise<Deed | undefined> {
  const { page, site } = stage;
  const { theme } = site.words;
  const fair = isFair(stage);
  if (!(await click({ selector: "button[aria-haspopup=menu]" }))) return undefined;
  const opened = seen.themeMenu || (await until((now) => now.themeMenu, fair ? patience : 300));
  if (!opened) return fair ? unanswered("The theme's button opens no menu.") : {};
  if (choice === "nothing") return {};
  const now = await lookAround(stage);
  if (!now) return {};
  const item = { selector: "[role=menuitemradio]", names: [theme[choice]] };
  const place = await placeOf(page, item, now);
  if (!place) return {};
  await page.mouse.click(place.x, place.y);
  const chosen = await until((later) => later.theme === choice);
  return chosen ? {} : unanswered("A chosen theme does not come.");
}

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
