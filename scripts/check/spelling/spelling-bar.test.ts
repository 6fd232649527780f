import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sentencesOf } from "../testing/copy.ts";
import { spellerOf } from "./speller.ts";
import { unknownWords } from "./unknown-words.ts";

const speller = await spellerOf("en");

/** Common misspellings, each with the word that is meant. */
const list = new URL("../testing/copy/misspelled.txt", import.meta.url);
const pairs = readFileSync(list, "utf8").trim().split("\n");

it("nine of ten common misspellings are found, and the first word that is named is the right one", () => {
  const missed = pairs.filter((pair) => {
    const [written = "", meant] = pair.split(" ");
    const [found] = unknownWords(`We like the ${written} here.`, speller);
    return found === undefined || speller.meantBy(found.word)[0] !== meant;
  });
  expect(pairs.length).toBeGreaterThanOrEqual(60);
  expect(missed.length / pairs.length, missed.join(" | ")).toBeLessThanOrEqual(0.1);
});

it("published sentences disturb hardly ever", () => {
  const sentences = ["tuned-on", "held-back"].flatMap(sentencesOf);
  const alarms = sentences.flatMap(({ words }) =>
    unknownWords(words, speller).filter(({ word }) => speller.meantBy(word).length > 0),
  );
  expect(alarms.length / sentences.length, JSON.stringify(alarms)).toBeLessThanOrEqual(0.005);
});
