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
