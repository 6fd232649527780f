import type { Settings } from "./settings.ts";

/** A story that shows the component of its file as it is, in other words or another size. */
interface Look {
  name: string;
  globals: Partial<Settings>;
}

export const LongWords: Look = { name: "Words longer than its lines", globals: { language: "de" } };

export const InDevanagari: Look = { name: "In Devanagari", globals: { language: "hi" } };

export const InTelugu: Look = { name: "In Telugu", globals: { language: "te" } };

export const RightToLeft: Look = { name: "Right to left", globals: { language: "ar" } };

export const LargeText: Look = { name: "At a font size of 200 %", globals: { size: "200" } };
