import { expect, it } from "vitest";
import { stationsOf } from "./roadmap.ts";

it.each([
  ["Next: One → Two → Three.", "Next: ", ["One", "Two", "Three."]],
  ["One → Two", "", ["One", "Two"]],
  ["Opens at 10:30 → All day", "", ["Opens at 10:30", "All day"]],
  ["接下来：测试→发布", "接下来：", ["测试", "发布"]],
  ["التالي: واحد ← اثنان", "التالي: ", ["واحد", "اثنان"]],
  ["First: a: b → c", "First: ", ["a: b", "c"]],
  ["Nothing is planned yet.", "Nothing is planned yet.", []],
  ["", "", []],
])("the line %j is split into its parts without losing a letter", (text, lead, words) => {
  const line = stationsOf(text);
  expect(line.lead).toBe(lead);
  expect(line.stations.map((station) => station.label)).toEqual(words);
  const whole = line.stations.map((station) => station.before + station.label).join("");
  expect(line.lead + whole).toBe(text);
});
