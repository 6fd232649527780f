import { smallLetters } from "./small-letters.ts";

/** Small letters and digits of any script, and single hyphens: what an address keeps readable. */
export const keyPattern = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+)*$/u;

/** Names that hosts give a meaning of their own, and folders of the export. */
export const taken = ["index", "404", "assets", "previews", "files"];

/** Names that Windows keeps for devices, whatever the ending. */
export const devices = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/** Who has a name, so that no page can have it; nothing of a name that is free. */
export function takenBy(key: string): string | undefined {
  if (taken.includes(key)) return "hosts give that name a meaning of its own";
  return devices.test(key) ? "Windows keeps that name for a device" : undefined;
}

/** The key that was probably meant by a name. */
export function slugOf(name: string): string {
  const words = smallLetters(name).match(/[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}]+/gu);
  return words?.join("-") ?? "page";
}
