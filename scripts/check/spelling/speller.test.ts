import { expect, it } from "vitest";
import { spellerOf } from "./speller.ts";

/** The words that a language's speller does not know, each with what it takes to be meant. */
async function misspelled(language: string, words: string): Promise<string[]> {
  const { isKnown, meantBy } = await spellerOf(language);
  const unknown = words.split(" ").filter((word) => !isKnown(word));
  return unknown.map((word) => [word, ...meantBy(word)].join(" "));
}

it.each([
  ["en", []],
  ["en-AU", []],
  ["en-GB", ["color colour"]],
  ["en-US", ["colour color", "organise organize"]],
])("English is spelled as its country does, and otherwise either way: %s", async (tag, found) => {
  expect(await misspelled(tag, "color colour organise organize")).toEqual(found);
});

it("names, forms and words of the language pack are known", async () => {
  const words =
    "café cafe\u0301s breakpoint breakpoints templated approvers requesters kiln's english waitlist";
  expect(await misspelled("en", words)).toEqual([]);
});

it("forms that English does not make are none", async () => {
  expect(await misspelled("en", "companys boxs")).toEqual([
    "companys company",
    expect.stringMatching(/^boxs /),
  ]);
});

it("a new word is open", async () => {
  expect(await misspelled("en", "stoneground frontend webhook")).toEqual([
    "stoneground",
    "frontend",
    "webhook",
  ]);
});

it("a language without a dictionary is refused, with the command that mends it where there is one", async () => {
  await expect(spellerOf("fo")).rejects.toThrow("Run `npm install --save-dev dictionary-fo`.");
  for (const tag of ["ar-JO", "hi", "te"])
    await expect(spellerOf(tag)).rejects.toThrow(`there is no dictionary of \`${tag}\``);
});
