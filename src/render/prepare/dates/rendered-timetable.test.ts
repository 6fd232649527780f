import { expect, it } from "vitest";
import { fixtureContent } from "../../../../scripts/testing/files/fixture-content.ts";
import { inWordsOf } from "../../../../scripts/testing/in-words-of.ts";
import { timetableEntry } from "../../../engine/schema/groups/timetable.ts";
import { renderedTimetable } from "./rendered-timetable.ts";

const items = [
  { day: "sun", from: "10:00", until: "11:00", what: "Mass" },
  { day: "mon", from: "18:00", until: "0:30", what: "Tango", who: "Ana", place: "Hall 1" },
  { day: "mon", from: "9:00", what: "Yoga" },
  { day: "sun", from: "18:00", until: "19:00", what: "Vespers" },
  { day: "sun", from: "18:00", until: "20:00", what: "Choir" },
];

/** The days in a language, a line each, with plain spaces. */
function daysIn(language: string): string[] {
  const { site } = fixtureContent();
  return renderedTimetable(items, { site: { ...site, language } }).days.map(({ name, times }) => {
    const said = times.map((entry) => entry && `${entry.time} ${entry.what}`);
    return `${name} ${said.join(", ")}`.replaceAll(/[\u2009\u202F\u00A0]/g, " ");
  });
}

it("puts the days in the order of the language's week, and each entry of a time on a place of its own", () => {
  expect(daysIn("de")).toEqual([
    "Montag 9:00 Yoga, , 18:00–0:30 Tango, ",
    "Sonntag , 10:00–11:00 Mass, 18:00–19:00 Vespers, 18:00–20:00 Choir",
  ]);
  expect(daysIn("ar").map((day) => day.split(" ")[0])).toEqual(["الأحد", "الاثنين"]);
});

it.each([
  ["from", "18.00 Uhr", "Write `18:00`."],
  ["from", "25:00", "Write a time of 24 hours, such as 18:00."],
  ["until", "17:00", "It ends before it begins.\nExchange the two times, or correct one."],
])("says of %s: %s what to write", (key, value, said) => {
  const { error } = timetableEntry.safeParse({
    ...{ day: "mon", from: "18:00", until: "19:00", what: "Tango" },
    [key]: value,
  });
  const [issue] = error?.issues ?? [];
  expect([issue?.path, inWordsOf(issue?.message)]).toEqual([[key], said]);
});
