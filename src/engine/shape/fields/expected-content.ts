import { timetableEntry } from "../../schema/groups/timetable.ts";
import type { Expected } from "../../yaml/lines.ts";
import { misfitsIn } from "../misfits.ts";
import { firstKeys, keysAbove, keysBelow, knownKeys } from "./known-keys.ts";

/** What files of the content can have, by their schemas. */
export const expectedContent: Expected = {
  isKey: (name) => knownKeys().has(name),
  takesMarkup: (key) => knownKeys().get(key)?.takesMarkup ?? true,
  keysAbove: ({ dashes, key, value }) =>
    keysAbove((dashes.length > 0 ? "- " : "") + (key ?? (value.startsWith("[") ? "[" : ""))),
  keysBelow,
  firstKeys,
  cellKeys: (kind) => (kind === "timetable" ? Object.keys(timetableEntry.shape) : undefined),
  misfitsIn: (text) => misfitsIn(text),
};
