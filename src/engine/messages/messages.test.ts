import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { filesWithTexts } from "../../../scripts/testing/files/files-with-texts.ts";
import { and, asCountry, commas, found, or, say, shortened } from "../../words/say.ts";
import { inWords, messageId, messageTags } from "./messages.ts";

const folder = "languages/messages";

/** The patterns of a language by their ids. */
function patternsOf(tag: string): Map<string, string> {
  const text = readFileSync(join(folder, `${tag}.yaml`), "utf8");
  const patterns = new Map<string, string>();
  const collect = (value: unknown, id: string) => {
    if (typeof value === "string") patterns.set(id, value);
    else
      for (const [key, inner] of Object.entries(Object(value)))
        collect(inner, id ? `${id}.${key}` : key);
  };
  collect(parse(text), "");
  return patterns;
}

/** The slots of a pattern, and the forms of each of its plurals. */
function slotsIn(pattern: string) {
  const slots = new Set<string>();
  const plurals: string[][] = [];
  const walk = (elements: ReturnType<IntlMessageFormat["getAst"]>): void => {
    for (const element of elements) {
      // Literal text, and the number of a plural.
      if (element.type === 0 || element.type === 7) continue;
      if ("value" in element) slots.add(element.value);
      if (!("options" in element)) continue;
      const options = element.options as Record<string, { value: typeof elements }>;
      if (element.type === 6) plurals.push(Object.keys(options));
      for (const { value } of Object.values(options)) walk(value);
    }
  };
  walk(new IntlMessageFormat(pattern, "en", undefined, { ignoreTag: true }).getAst());
  return { slots: [...slots].sort(), plurals };
}

const english = patternsOf("en");
// What the panel itself says stands in the language packs.
const code = ["src", "scripts"].flatMap((room) =>
  filesWithTexts(room, /^(?!panel\/(?!remote)).*(?<!\.test)\.tsx?$/).map(
    ([file, text]) => [`${room}/${file}`, text] as const,
  ),
);

it("the English file has each message that code names, and no other", () => {
  const known = [...english.keys()];
  const ids = known.map((id) => id.replace(/\.(?:message|hint|name|help)$/, ""));
  const templates = filesWithTexts("starter", /./).map(([, text]) => text);
  const all = [...code.map(([, text]) => text), ...templates].join("\n");
  const said = [...all.matchAll(/\b(?:say|found|faultText)\(\s*"([^"]+)"/g)].map(
    ([, id]) => `${id}`,
  );
  expect(said.filter((id) => !known.includes(id) && !ids.includes(id))).toEqual([]);
  // An id is written whole, or ends what names its group: `months.${month}`.
  const isSaid = (id: string) =>
    // `panel-words.test.ts` knows these.
    id.startsWith("fields.") ||
    all.includes(`"${id}"`) ||
    all.includes(`{${id}}`) ||
    all.includes(`\`${id.replace(/[^.]+$/, "")}\${`);
  expect([...new Set(ids)].filter((id) => !isSaid(id))).toEqual([]);
});

it("each message has slots that can be filled", () => {
  for (const [id, pattern] of english) expect(() => slotsIn(pattern), id).not.toThrow();
});

it("code fills each slot of a message", () => {
  const wrong = code.flatMap(([file, text]) =>
    [
      ...text.matchAll(/\b(?:say|found|faultText)\(\s*"([^"]+)"(?:,\s*(\{[^{}]*\}))?\s*,?\s*\)/g),
    ].flatMap(([, id, written = "{}"]) => {
      if (written.includes("...")) return [];
      const given = [...written.matchAll(/(?<=[{,]\s*)(\w+)(?=\s*[,:}])/g)].map(([name]) => name);
      const patterns = [`${id}`, `${id}.message`, `${id}.hint`].flatMap(
        (one) => english.get(one) ?? [],
      );
      const wanted = new Set(patterns.flatMap((one) => slotsIn(one).slots));
      const isRight = wanted.size === given.length && given.every((name) => wanted.has(name));
      return isRight ? [] : [`${file}: ${id} has ${[...wanted]}, given ${given}`];
    }),
  );
  expect(wrong).toEqual([]);
});

it.each(messageTags())("the messages of %s are some of English, with their slots", (tag) => {
  const own = patternsOf(tag);
  const whole = (id: string) => id.replace(/^(fields\..*)\.(?:name|help)$/, "$1");
  // A language may write the name of a field apart from its description, where English begins one with the other.
  const known = new Set([...english.keys()].map(whole));
  const translated = new Set([...own.keys()].map(whole));
  expect([...translated].filter((id) => !known.has(id))).toEqual([]);
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  for (const [id, pattern] of own) {
    const { slots, plurals } = slotsIn(pattern);
    expect(slots, id).toEqual(slotsIn(english.get(id) ?? english.get(whole(id)) ?? "").slots);
    // Millions, which nobody counts here.
    for (const forms of plurals)
      for (const form of pluralCategories.filter(
        (one) => one !== "many" || /^(?:ar|pl)$/.test(tag),
      ))
        expect(forms, id).toContain(form);
  }
});

it.each(readdirSync(folder))("no message of %s is cut by a #", (file) => {
  const lines = readFileSync(join(folder, file), "utf8").split("\n");
  expect(lines.filter((line) => /^ *[\w-]+: [^"'|>].* #/.test(line))).toEqual([]);
});

it("a message is in the nearest language of its reader, otherwise in English, and known by its id", () => {
  const { message, hint } = found("contact.phone-unlisted", { number: "+44" });
  expect([messageId(message), messageId(shortened(hint)), messageId("Words.")]).toEqual([
    "contact.phone-unlisted.message",
    "contact.phone-unlisted.hint",
    undefined,
  ]);
  const said = ["en", "de", "de-CH", "xx-YY"].map((tag) => inWords(message, tag));
  expect(said[1]).not.toBe(said[0]);
  expect(said).toEqual([said[0], said[1], said[1], said[0]]);
});

it("a message can stand in others and among words, whatever signs fill its slots", () => {
  const odd = `"{a}" \\ \n ${say("names.file")} \uFDD0[`;
  const inner = say("words.plain.message", { word: odd, better: "b" });
  const outer = say("values.is", { name: inner });
  const [known, other] = [inWords(inner, "en"), inWords(`1 ${inner} 2 ${outer}`, "en")];
  expect(known).toContain(odd.replace(say("names.file"), inWords(say("names.file"), "en")));
  expect(other).toContain(`1 ${known} 2 `);
});

it("a list in a message is joined, and a country called, as the language does", () => {
  const method = (list: ReturnType<typeof and>) =>
    inWords(say("contact.field-file.message", { method: list }), "en");
  const texts = ["a", "b", "c"];
  expect(method(commas(texts))).toContain("`a, b, c`");
  expect(method(and(texts))).toContain("`a, b and c`");
  expect(method(or(texts))).toContain("`a, b or c`");
  const number = say("values.number-of", { country: asCountry("DE"), number: "+49" });
  expect(inWords(number, "en")).toContain("Germany");
  expect(inWords(number, "fr")).toContain("Allemagne");
});
