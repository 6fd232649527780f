import type { Locator, Page } from "playwright/test";

type Role = Parameters<Page["getByRole"]>[0];

/**
 * A function that finds what has a role and a name, to the letter, on a page or in a part of it.
 *
 * @param nameOf Gives the name once it is looked for, since content may leave out a page and its words.
 */
export const named =
  <Which extends unknown[]>(role: Role, nameOf: (...which: Which) => string) =>
  (place: Page | Locator, ...which: Which): Locator =>
    place.getByRole(role, { name: nameOf(...which), exact: true });

/** Finds a part of a page by the heading with which it begins. */
export const headed =
  <Which extends unknown[]>(nameOf: (...which: Which) => string) =>
  (place: Page | Locator, ...which: Which): Locator =>
    named("heading", nameOf)(place, ...which).locator("..");
