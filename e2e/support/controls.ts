import { expect, type Locator, type Page } from "playwright/test";
import { type Theme, themes } from "../../src/site/browser/theme-choice.ts";
import { fill } from "../../src/words/template.ts";
import { site } from "./content.ts";
import { named } from "./named.ts";

const {
  header,
  words: { header: labels, interface: words },
} = site;

/** The button that opens the main navigation where there is no room for a row of links. */
export const menuButton = named("button", () => labels.menu);
/** The button in the open menu that closes it. */
export const closeMenuButton = named("button", () => labels.closeMenu);
export const mainNavigation = named("navigation", () => labels.navigationLabel);

/** A page's link in the main navigation. */
export function navigationLink(page: Page, key: string): Locator {
  const name = header.links.find((link) => link.page === key)?.text ?? "";
  return mainNavigation(page).getByRole("link", { name, exact: true });
}

/** What the button that opens the choice of a theme is called while a theme is chosen. */
export function themeButtonName(theme: Theme): string {
  return fill(words.labelled, { label: words.theme.label, value: words.theme[theme] });
}

/** The button that opens the choice of a theme, called after one of some themes. */
export function themeButton(page: Page, called: readonly Theme[] = themes): Locator {
  const button = named("button", themeButtonName);
  return called.map((theme) => button(page, theme)).reduce((one, other) => one.or(other));
}

/** The choice of a theme. */
export const themeMenu = named("menu", () => words.theme.label);
/** One of the themes in the menu. */
export const themeItem = named("menuitemradio", (theme: Theme) => words.theme[theme]);

/** Presses the theme button once, and waits for its menu: React then runs the page. */
export async function openThemeMenu(page: Page): Promise<void> {
  await themeButton(page).click();
  await expect(themeMenu(page)).toBeVisible();
}

/** Chooses a theme in the menu, and waits until that has closed. */
export async function chooseTheme(page: Page, theme: Theme): Promise<void> {
  await openThemeMenu(page);
  await themeItem(page, theme).click();
  await expect(themeMenu(page)).toBeHidden();
  await expect(themeButton(page, [theme])).toBeVisible();
}

/** The theme button of a site in any language. */
const anyThemeButton = (page: Page) => page.locator("button[aria-haspopup=menu]");

/** Points at the theme button, and waits until React runs the page. */
export async function hydrate(page: Page): Promise<void> {
  await anyThemeButton(page).hover();
  const poll = { message: "React runs the page.", intervals: [20] };
  await expect.poll(() => isHydrated(page), poll).toBe(true);
}

/** Whether React runs the page: it keeps the properties of each element that it has taken over. */
export function isHydrated(page: Page): Promise<boolean> {
  return anyThemeButton(page).evaluate((button) =>
    Object.keys(button).some((key) => key.startsWith("__reactProps$")),
  );
}
