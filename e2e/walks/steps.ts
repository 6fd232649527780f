import * as fc from "fast-check";
import { themes } from "../../src/browser/theme-choice.ts";
import { type FieldName, fieldNames } from "../../src/contact/message.ts";
import type { Answer } from "../support/mail-service.ts";

/** Windows that a person has: telephones held both ways, a tablet, a desk. */
export const windows = {
  "small phone": { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  "phone on its side": { width: 640, height: 320 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1280, height: 800 },
};
type WindowName = keyof typeof windows;

/** What becomes of the next chunk: `throws` gives the page's own one with a component that throws. */
const fates = ["drops", "is missing", "is late", "is garbled", "throws"] as const;
export type Fate = (typeof fates)[number];

type Choice = readonly [weight: number, arbitrary: fc.Arbitrary<unknown>];
type Drawn<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Kind> ? Kind : never;

/** One of some things, each as often beside the rest as its weight says. */
const weighted = <const Choices extends readonly Choice[]>(...choices: Choices) =>
  fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary }))) as fc.Arbitrary<
    Drawn<Choices[number][1]>
  >;
/** One of some words; what is written twice comes twice as often. */
const word = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  fc.constantFrom<Words[number]>(...words);
/** One of some steps that say no more than what is done. */
const plain = <Name extends string>(...names: Name[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }));
/** A step that says one thing more. */
const step = <Name extends string, Key extends string, Value>(
  name: Name,
  key: Key,
  values: fc.Arbitrary<Value>,
) => values.map((value) => ({ do: name, [key]: value }) as { do: Name } & Record<Key, Value>);

const number = fc.integer({ min: 100, max: 9999 });
/** Texts differ, so that one cannot pass for another. */
const text = weighted(
  [8, fc.tuple(fc.constantFrom("Hello", "नमस्ते", "مرحبا", "a & b = c?", "👩🏽‍🌾"), number)],
  // Too long for a mail link.
  [1, fc.tuple(fc.constant("क".repeat(230)), number)],
).map(([word, count]) => `${word} ${count}`);
const blank = fc.constant("  ");
const address = number.map((count) => `asha${count}@example.org`);
const badAddress = fc.constantFrom("asha", "asha@", "a b@example.org", "@example.org");
const lines = fc.tuple(text, text).map((both) => both.join("\n"));
const texts: Record<FieldName, fc.Arbitrary<string>> = {
  name: weighted([6, text], [1, blank]),
  email: weighted([4, address], [2, badAddress]),
  message: weighted([6, text], [2, lines], [1, blank]),
};
const wholeMessage = fc.record({ name: text, email: address, message: fc.oneof(text, lines) });
const field = fc.constantFrom(...fieldNames);
const windowName = fc.constantFrom(...(Object.keys(windows) as WindowName[]));

const typing = field.chain((field) =>
  fc.record({
    do: word("type", "paste", "replace", "replace"),
    field: fc.constant(field),
    text: texts[field],
  }),
);
/** Times until Send is pressed once more, in milliseconds. */
const gaps = fc.array(fc.constantFrom(0, 5, 20, 60, 120, 250, 400), { maxLength: 2 });
const by = word("mouse", "mouse", "keyboard", "field");
const keys = fc.record({
  do: word("key"),
  key: word("Tab", "Tab", "Tab", "Shift+Tab", "Escape"),
  times: fc.integer({ min: 1, max: 4 }),
});

/** What persons do, and how often beside the rest. */
const deeds = [
  [10, typing],
  [7, fc.record({ do: word("autofill"), message: wholeMessage })],
  [12, fc.record({ do: word("send"), by, gaps })],
  [8, keys],
  [3, plain("menu")],
  [2, step("theme", "choose", fc.constantFrom(...themes, "nothing" as const))],
  [6, step("notice", "press", word("undo", "undo", "mail"))],
  [2, plain("close a toast")],
  [2, plain("back", "forward")],
  [2, plain("reload")],
  [2, step("follow", "link", fc.nat(30))],
  [2, step("open", "path", word("/contact", "/contact", "/contact", "/products", "/"))],
  [2, step("resize", "to", windowName)],
  // No timer of the page is waited for in truth.
  [2, step("wait", "seconds", fc.constantFrom<number>(1, 2, 5, 30))],
] as const;

/** What the world does. */
const events = [
  [2, step("next chunk", "fate", fc.constantFrom(...fates))],
  [1, step("chunks", "are", word("gone", "back", "back"))],
  [1, plain("go offline")],
  [2, plain("go online")],
  [1, step("refuse", "what", word("storage", "clipboard"))],
  [2, step("meddle", "by", word("extension", "popover", "translator"))],
] as const;
const answer = fc.constantFrom<Answer>(200, 200, 400, 429, 500, 504, "reset", "silence");
const answers = fc.array(answer, { minLength: 1, maxLength: 3 });
const serviceEvents = [[6, step("service", "answers", answers)]] as const;

type Row = (typeof deeds | typeof events | typeof serviceEvents)[number];

/** One thing that a person or the world does. It carries all that it needs, so that it can be done again. */
export type Step = Drawn<Row[1]>;

/**
 * Walks of so many steps. They begin with a window and what the world does first, and not all of their steps
 * can be taken: there is no undo before something was sent.
 *
 * @param service Whether the form sends by a service.
 */
export function walks(length: number, service: boolean): fc.Arbitrary<Step[]> {
  const world = [...events, ...(service ? serviceEvents : [])];
  const step = weighted(...deeds, ...world);
  const start = word("/contact", "/contact", "/contact", "/contact", "/products", "/");
  const early = fc.array(weighted(...world), { maxLength: 1 });
  const steps = fc.array(step, { minLength: length, maxLength: length, size: "max" });
  return fc
    .tuple(windowName, early, start, steps)
    .map(([to, early, path, steps]) => [
      { do: "resize", to },
      ...early,
      { do: "open", path },
      ...steps,
    ]);
}
