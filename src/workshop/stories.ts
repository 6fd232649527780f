import type { ReactElement } from "react";
import type { Settings } from "./settings.ts";

/**
 * Where a component stands in a document: in `main` under a heading of the workshop's, with the margins
 * of a page (`"main"`) or without (`"edge"`); in `main` with a main heading of its own (`"heading"`); or
 * before or after `main`.
 */
export type Place = "main" | "edge" | "heading" | "before-main" | "after-main";

/** Each state of a component by what it shows, in words. The first one is the component as it mostly is. */
type States = Readonly<Record<string, ReactElement | State>>;

/**
 * The stories of a file `<component>.stories.tsx`, as its default export. Looks and states are written out in
 * the call: `scripts/workshop/list-stories.ts` reads their names from the text, without running it.
 *
 * @param shown Looks in which the first state is shown besides, each a story of its own.
 * @param states Those of one component, or of the others that stand in its file too.
 */
export function stories(place: Place, shown: readonly Look[], states: States) {
  return { place, looks: shown, states };
}

export type Stories = ReturnType<typeof stories>;

/** A state that needs more than its element. */
export interface State {
  shown: ReactElement;
  /** How it is shown where the address does not say otherwise. */
  settings?: Partial<Settings>;
  /**
   * Prepares what it meets in the browser, before it is rendered.
   *
   * @param spell Puts words into the language in which the story is shown.
   */
  before?: (spell: <Value>(value: Value) => Value) => void;
  /** Does what a visitor does to reach it. */
  play?: () => Promise<void>;
}

/** Other words and sizes, which suit most components. */
export const looks = {
  "long-words": { name: "Words longer than its lines", settings: { language: "de" } },
  "in-devanagari": { name: "In Devanagari", settings: { language: "hi" } },
  "in-telugu": { name: "In Telugu", settings: { language: "te" } },
  "right-to-left": { name: "Right to left", settings: { language: "ar" } },
  "large-text": { name: "At a font size of 200 %", settings: { size: "200" } },
} as const;

export type Look = keyof typeof looks;

/** A story as it is listed, without loading it. */
export interface StoryEntry {
  /** Its place in the workshop: `product-card--right-to-left`. */
  id: string;
  /** File of its component, without the ending: `product-card`. */
  component: string;
  /** The file that it stands in, below `src/`. */
  file: string;
  /** What it shows, for people: the name of its state, or of its look. */
  name: string;
  look?: Look;
}

/** The name of a file as people write it: `product-card` as "Product card". */
export function inWords(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
