import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { disk } from "../../../../scripts/disk/disk.ts";
import {
  checkValues,
  type FirmParts,
  firms,
  ownValues,
  packAsFiles,
  textsWithPaths,
  type Values,
} from "../../../../scripts/testing/pack-firms.ts";
import { isThorough, someDaily } from "../../../../scripts/testing/whole.ts";
import type { Content } from "../../../site/data/content.ts";
import { casesIn } from "../../../testing/hold-cases.ts";
import { possibleDays } from "../../../words/dates/day.ts";
import { memoize } from "../../../words/memoize.ts";
import { slotsOf } from "../../../words/template.ts";
import type { Pages } from "../../schema/pages.ts";
import { siteParts } from "../../shape/site-parts.ts";
import { packTags } from "./pack-tags.ts";
import { readPack } from "./read-pack.ts";
import { hasLetters } from "./script-fonts.ts";

const tags = packTags(disk);
/** The texts of a pack by their paths, which the tests of all others read. */
const textsOfPack = memoize((tag) => new Map(textsWithPaths(readPack(disk, tag).pack)));
const leftToRight = /^(Latn|Deva|Telu|Cyrl|Grek|Hans|Hant|Jpan|Kore|Taml|Beng)$/;
/** Words that speak to readers in another way than the first line of their pack says. */
const otherAddress: Readonly<Record<string, string>> = {
  ...{ ar: "أنت|اختر|اكتب|انسخ|انشر|حاول|سجّل|نفّذ|بلدك|اسمك|لك", pl: "Państw[aou]|Pan|Pani|proszę" },
  ...{ de: "du|dich|dein|deine", es: "tú|tus?|vosotros", fr: "tu|toi|tes", nl: "jij|jouw" },
  ...{ he: "אתה|שלך|לך|בחר|נסה|הוסף", hi: "तुम|तुम्हें|तुम्हार[ाेी]|तू|करो|लिखो|चुनो" },
  ...{ it: "Lei|Su[oae]|Suoi|scelga|[Ss]criva|[Rr]iprovi", pt: "você|teu|tua|usuário" },
  ...{ te: "నువ్వు|నీవు|నీ|ఉంచు|చూపించు|జరుపు|తీసుకో|అనుసంధానించు|దాచు" },
};
const withoutSlots = (text: string) => text.replaceAll(/\{\w+\}/g, "");
/** What every script writes alike: marks, numbers, programs. */
const isNeutral = (text: string) => !/\p{L}/u.test(withoutSlots(text));
/** Spanish and Portuguese share phrases of three words: `2.º trimestre de {year}`. */
const isLong = (text: string) => (withoutSlots(text).match(/\S+/g) ?? []).length > 3;

it("there are packs", () => {
  expect(tags).toEqual(expect.arrayContaining(["ar", "de", "en", "es", "fr", "hi", "te"]));
});

it("the documentation names the language of each pack", () => {
  const text = readFileSync("docs/languages.md", "utf8").replaceAll(/\s+/g, " ");
  const [, named = ""] = /There are (.*?)\. `language:`/.exec(text) ?? [];
  const names = new Intl.DisplayNames("en", { type: "language" });
  expect(named.split(/, | and /)).toEqual(tags.map((tag) => names.of(tag)).sort());
});

it.each(Object.entries(otherAddress))("the pack %s has one form of address", (tag, words) => {
  const lines = [`languages/${tag}.yaml`, `languages/messages/${tag}.yaml`].flatMap((file) => {
    // Words to avoid may be any, and a comment is for whoever translates.
    const [own = ""] = readFileSync(file, "utf8").split(/^(?:avoid|hollow):/m);
    return own.split("\n").filter((line) => !line.startsWith("#"));
  });
  const other = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "u");
  expect(lines.filter((line) => other.test(line))).toEqual([]);
});

describe.each(tags)("the pack %s", (tag) => {
  const { gaps, ...read } = readPack(disk, tag);
  const pack = read.pack as Values;
  const script = new Intl.Locale(tag).maximize().script ?? "";
  const isOwn = ([path]: [string, string]) => !gaps.includes(path.slice(1).replaceAll("/", "."));

  // Words to translate, which `untranslated.test.ts` lists, are one finding, and an error before publishing.
  const due = gaps.length === 0 ? [] : [expect.stringContaining("site.yaml placeholder: ")];

  const writtenOut = memoize((parts: FirmParts) =>
    checkValues(packAsFiles(tag, parts), gaps.length === 0),
  );

  const itChecks = it.runIf(someDaily(tags, 4).includes(tag));
  // Each language another firm: words are laid into files alike in all.
  const own = firms.filter((_, place) => isThorough || place === tags.indexOf(tag) % firms.length);
  itChecks.each(own)("has nothing to find in a firm with %s", (_, parts) => {
    expect(writtenOut(parts).found).toEqual(due);
  });

  itChecks("says all that a firm leaves out", () => {
    const [, parts] = firms[tags.indexOf(tag) % firms.length] as (typeof firms)[number];
    const values = ownValues(tag, parts);
    const { found, content } = checkValues(values, gaps.length === 0);
    expect(found).toEqual(due);
    expect(content).toEqual(writtenOut(parts).content);
    const { company } = values["site.yaml"] as unknown as Content["site"];
    expect(content?.site.company.name).toBe(company.name);
  });

  it("reads in the direction of its script, and is written in it", () => {
    const { direction } = pack["site"] as Content["site"];
    expect(direction).toBe(leftToRight.test(script) ? "ltr" : "rtl");
    const isTerm = /^\/site\/direction$|\/(id|when|unless)$|\/\d+\/outcome$/;
    const words = textsWithPaths(pack).filter(
      (one) => isOwn(one) && !isTerm.test(one[0]) && !isNeutral(one[1]),
    );
    expect(words.filter(([, text]) => !hasLetters(text, script))).toEqual([]);
  });

  it("lets a note begin a new line, so that no link breaks within a word", () => {
    const { aside } = (pack["site"] as Content["site"]["words"]).interface;
    expect(aside).not.toMatch(/\u00a0/);
  });

  it("has the lists, their conditions and the slots of the others", () => {
    const structureOf = (one: unknown) =>
      textsWithPaths(one).map(([path, text]) =>
        /\/(id|when|unless)$/.test(path) ? `${path}: ${text}` : `${path}: ${slotsOf(text).sort()}`,
      );
    expect(structureOf(pack).sort()).toEqual(structureOf(readPack(disk, "en").pack).sort());
  });

  it("has tests to run, and claims none as done", () => {
    const { tests } = pack["accessibility"] as Pages["accessibility"];
    expect(new Set(tests.records.map(({ outcome }) => outcome))).toEqual(new Set(["pending"]));
  });

  it("has a policy about each part that a site may have", () => {
    const { sections } = pack["privacy"] as { sections: { when?: string }[] };
    const spoken = sections.map(({ when }) => when);
    expect(siteParts.filter((part) => part !== "bubble" && !spoken.includes(part))).toEqual([]);
  });

  it("names buttons by the words on them, for voice control (WCAG 2.5.3)", () => {
    const { card } = pack["products"] as Pages["products"]["words"];
    expect(card.notifyName.startsWith(card.notify)).toBe(true);
    expect(card.previewName.startsWith(card.preview)).toBe(true);
  });

  it("has names of months that the check understands in a date", () => {
    const format = new Intl.DateTimeFormat(tag, { day: "numeric", month: "long" });
    const whole = new Intl.DateTimeFormat(tag, { dateStyle: "long" });
    const days = Array.from({ length: 12 }, (_, month) => {
      const day = new Date(2026, month, 5);
      const name = `${format.formatToParts(day).find(({ type }) => type === "month")?.value}`;
      // East Asian months are numbers.
      const written = /^\d/.test(name) ? whole.format(day) : `5 ${name} 2026`;
      return [possibleDays(written), [`2026-${`${month + 1}`.padStart(2, "0")}-05`]];
    });
    for (const [understood, meant] of days) expect(understood).toEqual(meant);
  });

  it("is no copy of another", () => {
    const words = textsWithPaths(pack).filter((one) => isOwn(one) && isLong(one[1]));
    for (const other of tags.filter((one) => one !== tag)) {
      const theirs = textsOfPack(other);
      expect(
        words.filter(([path, text]) => theirs.get(path) === text),
        other,
      ).toEqual([]);
    }
  });
});

it("some firm shows each text of the English pack, and each part of a site is known", () => {
  const { pageNames: _, ...pack } = readPack(disk, "en").pack as Values;
  const { site, ...pages } = pack;
  const shown = firms.flatMap(([, parts]) => {
    const { content } = checkValues(packAsFiles("en", parts));
    return textsWithPaths({ site: content?.site, pages: content?.pages }).map(([, text]) => text);
  });
  const isCondition = (path: string) => /\/(when|unless)$/.test(path);
  const texts = textsWithPaths({ site, pages });
  const unshown = texts.filter(([path, text]) => !isCondition(path) && !shown.includes(text));
  // Paragraphs for sites on which nothing moves.
  const still = ["measures", "technology"].map(
    (key) => `/pages/accessibility/${key}/paragraphs/1/text`,
  );
  expect(unshown.map(([path]) => path)).toEqual(still);
  const parts = texts.filter(([path]) => isCondition(path)).map(([, part]) => part);
  expect(siteParts).toEqual(expect.arrayContaining(parts));
});

it("what a firm writes stands in place of the pack's words, one by one", () => {
  const own = ownValues("en");
  const site = own["site.yaml"] as Record<string, Values>;
  const changed = { "site.yaml": { ...site, words: { header: { menu: "Pages" } } } };
  const { site: english } = readPack(disk, "en").pack as { site: Content["site"]["words"] };
  const { closeMenu } = english.header;
  const { content } = checkValues({ ...own, ...changed });
  expect(content?.site.words.header).toMatchObject({ menu: "Pages", closeMenu });
});

it("the English pack mentions a map and a chat bubble only where there is one", () => {
  const mapMentions = ({ content }: ReturnType<typeof checkValues>) =>
    textsWithPaths(content?.pages["accessibility"]).filter(([, text]) =>
      /\bmap\b|moves/i.test(text),
    );
  const own = ownValues("en");
  expect(mapMentions(checkValues(own))).toHaveLength(4);
  const { contact, ...site } = own["site.yaml"] as Values;
  const { place: _, ...withoutPlace } = contact as Values;
  const { bubble: __, map: ___, ...page } = own["pages/contact.yaml"] as Values;
  const files = { "site.yaml": { ...site, contact: withoutPlace }, "pages/contact.yaml": page };
  const result = checkValues({ ...own, ...files });
  expect(result.found).toEqual([]);
  expect(result.content?.pages["contact"]).not.toHaveProperty("map");
  expect(mapMentions(result)).toEqual([]);
});

it("the English pack says what the specification quotes, letter for letter", () => {
  const texts = textsWithPaths(readPack(disk, "en").pack).map(([, text]) => text);
  const quoted = casesIn<string[]>(import.meta.dirname, "quoted.test.yaml");
  expect(quoted.filter((text) => !texts.includes(text))).toEqual([]);
});
