import type { ReactElement } from "react";
import type { Settings } from "./settings.ts";

/**
 * Where a component is in a document: in `main` under a heading of the workshop, with the margins of a page
 * (`"main"`) or without (`"edge"`); in `main` with its own main heading (`"heading"`); or before or after
 * `main`.
 */
export type Place = "main" | "edge" | "heading" | "before-main" | "after-main";

/** States of a component by their descriptions. The first one is the usual state. */
type States = Readonly<Record<string, ReactElement | State>>;

/**
 * The stories of a file `<component>.stories.tsx`, as its default export. Looks and states are literals in the
 * call, because `scripts/workshop/list-stories.ts` reads their names from the source text.
 *
 * @param shown Looks in which the first state is shown too, each as a separate story.
 * @param states States of the components in the file.
 */
export function stories(place: Place, shown: readonly Look[], states: States) {
  return { place, looks: shown, states };
}

export type Stories = ReturnType<typeof stories>;

/** A state that needs more than its element. */
export interface State {
  shown: ReactElement;
  /** Its default settings. The address can override them. */
  settings?: Partial<Settings>;
  /**
   * Prepares the browser before the story is rendered.
   *
   * @param spell Replaces words with those of the story's language.
   */
  before?: (spell: <Value>(value: Value) => Value) => void;
  /** Performs the visitor's actions that lead to the state. */
  play?: () => Promise<void>;
}

/** Other languages and sizes, which suit most components. */
export const looks = {
  "long-words": { name: "Words longer than its lines", settings: { language: "de" } },
  "in-devanagari": { name: "In Devanagari", settings: { language: "hi" } },
  "in-telugu": { name: "In Telugu", settings: { language: "te" } },
  "right-to-left": { name: "Right to left", settings: { language: "ar" } },
  "large-text": { name: "At a font size of 200 %", settings: { size: "200" } },
} as const;

export type Look = keyof typeof looks;

/** A story in the list, without its code. */
export interface StoryEntry {
  /** Its id in addresses: `product-card--right-to-left`. */
  id: string;
  /** File of its component, without the extension: `product-card`. */
  component: string;
  /** Its file, below `src/`. */
  file: string;
  /** The name of its state, or of its look. */
  name: string;
  look?: Look;
}

/** The name of a file as people write it: `product-card` as "Product card". */
export function inWords(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
