import { describe, expect, it } from "vitest";
import type { Content } from "../../../../src/content/schema/content.ts";
import type { Pages } from "../../../../src/content/schema/pages.ts";
import { slotsOf } from "../../../../src/content/template.ts";
import {
  check,
  firms,
  ownValues,
  stamp,
  textsIn,
  type Values,
  writtenOut,
} from "../../testing/pack-firms.ts";
import { packSchema } from "../../testing/pack-schema.ts";
import { packTags, readPack } from "./language-pack.ts";
import { siteParts } from "./site-parts.ts";

const tags = packTags();
const leftToRight = /^(Latn|Deva|Telu|Cyrl|Grek|Hans|Hant|Jpan|Kore|Taml|Beng)$/;
/** What every script writes alike: marks, numbers, programs. */
const isNeutral = (text: string) => !/\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""));

it("there are packs", () => {
  expect(tags).toEqual(expect.arrayContaining(["ar", "de", "en", "es", "fr", "hi", "te"]));
});

describe.each(tags)("the pack %s", (tag) => {
  const pack = readPack(tag).pack as Values;
  const script = new Intl.Locale(tag).maximize().script ?? "";

  it.each(firms)(
    "says all that a firm with %s leaves out, and nothing of it is found when that is written out",
    (_, parts) => {
      const own = ownValues(tag, parts);
      stamp(own);
      const { found, content } = check(own);
      const whole = check(writtenOut(tag, parts));
      expect([found, whole.found]).toEqual([[], []]);
      expect(content).toEqual(whole.content);
      const { company } = own["site.yaml"] as unknown as Content["site"];
      expect(content?.site.company.name).toBe(company.name);
    },
  );

  it("has every key of its schema, and no other", () => {
    expect(packSchema().safeParse(pack).error?.issues).toBeUndefined();
  });

  it("reads in the direction of its script, and is written in it", () => {
    const { direction } = pack["site"] as Content["site"];
    expect(direction).toBe(leftToRight.test(script) ? "ltr" : "rtl");
    const letters = new RegExp(`\\p{Script=${script}}`, "u");
    const isTerm = /^\/site\/direction$|\/(id|when|unless)$|\/\d+\/outcome$/;
    const words = textsIn(pack).filter(([path, text]) => !isTerm.test(path) && !isNeutral(text));
    expect(words.filter(([, text]) => !letters.test(text))).toEqual([]);
  });

  it("has the lists, their conditions and the slots of the others", () => {
    const shapeOf = (one: unknown) =>
      textsIn(one).map(([path, text]) =>
        /\/(id|when|unless)$/.test(path) ? `${path}: ${text}` : `${path}: ${slotsOf(text).sort()}`,
      );
    expect(shapeOf(pack).sort()).toEqual(shapeOf(readPack("en").pack).sort());
  });

  it("has tests to run, none of which it says was run", () => {
    const { tests } = pack["accessibility"] as Pages["accessibility"];
    expect(new Set(tests.records.map(({ outcome }) => outcome))).toEqual(new Set(["pending"]));
  });

  it("has a policy that speaks of each part that a site may have", () => {
    const { sections } = pack["privacy"] as { sections: { when?: string }[] };
    const spoken = sections.map(({ when }) => when);
    expect(siteParts.filter((part) => part !== "bubble" && !spoken.includes(part))).toEqual([]);
  });

  it("names buttons so that whoever speaks the words on them reaches them (WCAG 2.5.3)", () => {
    const { card } = pack["products"] as Pages["products"];
    expect(card.notifyName.startsWith(card.notify)).toBe(true);
    expect(card.previewName.startsWith(card.preview)).toBe(true);
  });

  it("is no copy of another", () => {
    const words = textsIn(pack).filter(([, text]) => / .* /.test(text) && !isNeutral(text));
    for (const other of tags.filter((one) => one !== tag)) {
      const theirs = new Map(textsIn(readPack(other).pack));
      expect(
        words.filter(([path, text]) => theirs.get(path) === text),
        other,
      ).toEqual([]);
    }
  });
});

it("the English pack says what the specification quotes, letter for letter", () => {
  const texts = textsIn(readPack("en").pack).map(([, text]) => text);
  const quoted = [
    "Send us a message",
    "Name is required",
    "Email is required",
    "Please enter a valid email",
    "Message is required",
    "New contact form message",
    "Message Sent!",
    "Thank you for your message. We'll get back to you soon.",
    "Error",
    "Failed to send message. Please try again or contact us directly.",
    "Coming soon",
    "Notify me",
    "Preview",
    "Private preview",
    "All set! We'll notify {email} when we launch.",
    "Waitlist - {product}",
    "Last updated: {date}",
    "404",
    "Oops! Page not found",
    "Unexpected Application Error!",
  ];
  expect(quoted.filter((text) => !texts.includes(text))).toEqual([]);
});
