import { expect, it } from "vitest";
import { unslipped } from "./slip.ts";

const letters = [..."esianrtolcdugmphbyfvkwzé"];

it.each([
  ["an accent", "securite", "securité"],
  ["a ligature", "coeur", "cœur"],
  ["neighbours", "teh", "the"],
  ["the first two letters", "hte", "the"],
  ["a letter that is double", "wellcome", "welcome"],
  ["letters that are double in another place", "tommorow", "tomorrow"],
  ["a letter that is missing", "servce", "service"],
  ["the last letter, missing", "offic", "office"],
  ["a letter that is too much", "servuice", "service"],
  ["a vowel", "seperate", "separate"],
  ["a consonant that sounds alike", "consern", "concern"],
  ["the key beside the right one", "servoce", "service"],
  ["the key beside it, of a consonant", "servixe", "service"],
])("one slip is undone: %s", (_, written, meant) => {
  expect(unslipped(written, letters, false).flat()).toContain(meant);
});

it.each([
  ["of another first letter", "nearth", "hearth", false],
  ["of a letter that is not alike", "hardcode", "hardcore", false],
  ["of two far places", "maintainance", "maintenance", false],
  ["of a short word", "repo", "rep", false],
  ["of a letter too much where two words are one", "frontend", "fronted", true],
])("nothing is guessed %s", (_, written, other, isCompound) => {
  expect(unslipped(written, letters, isCompound).flat()).not.toContain(other);
});

it("the surest comes first", () => {
  const [swapped, missing, alike] = ["service", "servcice", "servcia"];
  const all = unslipped("servcie", letters, false).flat();
  expect(all.filter((word) => [swapped, missing, alike].includes(word))).toEqual([
    swapped,
    missing,
    alike,
  ]);
});
