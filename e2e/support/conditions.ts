import type { Page } from "playwright/test";
import { addStyle } from "./add-style.ts";

/** Colours in which a visitor's device shows pages. */
export const looks = {
  light: { colorScheme: "light", forcedColors: "none", contrast: "no-preference" },
  dark: { colorScheme: "dark", forcedColors: "none", contrast: "no-preference" },
  "forced colours": { colorScheme: "dark", forcedColors: "active", contrast: "no-preference" },
  "more contrast": { colorScheme: "light", forcedColors: "none", contrast: "more" },
} as const;

/** Windows. A page of 1280 by 1024 px that is zoomed to 400 % has 320 by 256 CSS px (WCAG 1.4.10). */
export const sizes = {
  "320 px": { width: 320, height: 640 },
  "768 px": { width: 768, height: 1024 },
  "1280 px": { width: 1280, height: 800 },
  "400 % zoom": { width: 320, height: 256 },
} as const;

/** A narrow and a wide window. */
export const narrow = sizes["320 px"];
export const wide = sizes["1280 px"];

export const motions = { motion: "no-preference", "reduced motion": "reduce" } as const;

/** Distances between lines, letters and words; the wide ones are those of WCAG 1.4.12. */
export const spacings = {
  "usual spacing": "",
  "wide spacing":
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }" +
    "p { margin-block-end: 2em !important; }",
} as const;

const axes = { look: looks, size: sizes, motion: motions, spacing: spacings };

/** One way in which a visitor can meet a page. */
export type Condition = { [Axis in keyof typeof axes]: keyof (typeof axes)[Axis] };

const namesOf = <Axis extends keyof Condition>(axis: Axis) =>
  Object.keys(axes[axis]) as Condition[Axis][];
const [lookNames, sizeNames] = [namesOf("look"), namesOf("size")];
const [motionNames, spacingNames] = [namesOf("motion"), namesOf("spacing")];

/** Sizes between which the others lie. */
export const outerSizes: readonly Condition["size"][] = ["320 px", "1280 px"];

/** Every combination, those of one size in a row. */
export const allConditions: readonly Condition[] = sizeNames.flatMap((size) =>
  lookNames.flatMap((look) =>
    motionNames.flatMap((motion) =>
      spacingNames.map((spacing) => ({ look, size, motion, spacing })),
    ),
  ),
);

/**
 * Four conditions for one of many things to be tested. Each thing meets every look, motion and
 * spacing, and things in a row meet every pair of two values (pairwise testing).
 *
 * @param place Its place in the row.
 * @param ownSizes Sizes that it meets: all four, or the outer ones where each takes long to reach.
 */
export function pairwiseConditions(place: number, ownSizes: "all" | "outer" = "all"): Condition[] {
  const at = <Value>(values: readonly Value[], index: number) =>
    values[index % values.length] as Value;
  return lookNames.map((look, row) => ({
    look,
    size: ownSizes === "all" ? at(sizeNames, row + place) : at(outerSizes, (row >> 1) + place),
    motion: at(motionNames, row + (place >> 2)),
    spacing: at(spacingNames, (row >> 1) + (place >> 2)),
  }));
}

/** One of the four conditions of {@link pairwiseConditions}, for things of which there are very many. */
export function rotatingCondition(place: number): Condition {
  return pairwiseConditions(place >> 2)[place % 4] as Condition;
}

/** A condition in words. */
export const inWords = ({ look, size, motion, spacing }: Condition) =>
  [look, size, motion, spacing].join(", ");

/**
 * Has a page be shown in any of the conditions later. To be called before it is opened. Chromium paints
 * text in the forced colour but still reports the author's as its fill, and axe asks for the fill first
 * (Chromium 150, axe 4.13). Without an answer it takes the colour itself.
 */
export async function prepareForConditions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getPropertyValue } = CSSStyleDeclaration.prototype;
    CSSStyleDeclaration.prototype.getPropertyValue = function (property) {
      return property === "-webkit-text-fill-color" ? "" : getPropertyValue.call(this, property);
    };
  });
}

/** Shows the window of a condition, and its colours and motion. */
export async function setCondition(page: Page, condition: Condition): Promise<void> {
  await page.setViewportSize(sizes[condition.size]);
  await page.emulateMedia({ ...looks[condition.look], reducedMotion: motions[condition.motion] });
}

/** Sets the distances of an open page. */
export function setSpacing(page: Page, spacing: Condition["spacing"]): Promise<void> {
  return addStyle(page, spacings[spacing], "spacing");
}

/** Runs in the page: waits until nothing changes its colour any more. */
export async function settleColours(): Promise<void> {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
