import * as fc from "fast-check";
import { themes } from "../../src/browser/theme-choice.ts";
import { type FieldName, fieldNames, type Message } from "../../src/contact/message.ts";
import type { Answer } from "../support/mail-service.ts";

/** Windows that a person has: telephones held both ways, a tablet, a desk. */
export const windows = {
  "small phone": { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  "phone on its side": { width: 640, height: 320 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1280, height: 800 },
};
export type WindowName = keyof typeof windows;

/** What becomes of the next chunk: `throws` gives the page's own one with a component that throws. */
export const fates = ["drops", "is missing", "is late", "is garbled", "throws"] as const;
export type Fate = (typeof fates)[number];

/** One thing that a person or the world does. It carries all that it needs, so that it can be done again. */
export type Step =
  | { do: "open"; path: string }
  | { do: "type" | "paste" | "replace"; field: FieldName; text: string }
  | { do: "clear"; field: FieldName }
  | { do: "autofill"; message: Message }
  /** Presses Send; each gap is the time until the next press, in milliseconds. */
  | { do: "send"; by: "mouse" | "keyboard"; gaps: number[] }
  | { do: "send"; by: "field" | "three in one task" }
  | { do: "key"; key: "Tab" | "Shift+Tab" | "Escape" | "Enter"; times: number }
  | { do: "menu" }
  | { do: "theme"; choose: (typeof themes)[number] | "nothing" }
  | { do: "waitlist"; press: "open" | "join" | "forget" | "close" }
  | { do: "address"; text: string }
  | { do: "notice"; press: "undo" | "copy" | "mail" | "address" }
  | { do: "close a toast" | "choose an error" | "back" | "forward" | "reload" | "wheel" }
  | { do: "follow"; link: number }
  | { do: "resize"; to: WindowName }
  | { do: "zoom text" | "hide the tab" | "show the tab" | "go offline" | "go online" }
  /** Time passes; no timer of the page is waited for in truth. */
  | { do: "wait"; seconds: number }
  | { do: "next chunk"; fate: Fate }
  | { do: "chunks"; are: "gone" | "back" }
  | { do: "service"; answers: Answer[] }
  | { do: "refuse"; what: "storage" | "clipboard" }
  | { do: "meddle" };

/** A walk as a script: one step a line, as `WALK` takes it. */
export function printWalk(steps: readonly Step[]): string {
  return `[\n${steps.map((step) => `  ${JSON.stringify(step)}`).join(",\n")}\n]`;
}

/**
 * Reads a walk that {@link printWalk} has written.
 *
 * @throws SyntaxError where it is no list of steps.
 */
export function parseWalk(script: string): Step[] {
  const steps: unknown = JSON.parse(script);
  const isStep = (step: unknown): step is Step =>
    typeof step === "object" && step !== null && "do" in step;
  if (!Array.isArray(steps) || !steps.every(isStep))
    throw new SyntaxError('A walk is a list of steps, such as [{"do":"open","path":"/contact"}].');
  return steps;
}

const number = fc.integer({ min: 100, max: 9999 });
/** Texts differ, so that one cannot pass for another. */
const text = fc
  .oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(
        fc.constantFrom("Hello", "नमस्ते", "مرحبا", "a & b = c?", "👩🏽‍🌾"),
        number,
      ),
    },
    // Too long for a mail link.
    { weight: 1, arbitrary: fc.tuple(fc.constant("क".repeat(230)), number) },
  )
  .map(([word, count]) => `${word} ${count}`);
const blank = fc.constant("  ");
const address = number.map((count) => `asha${count}@example.org`);
const badAddress = fc.constantFrom("asha", "asha@", "a b@example.org", "@example.org");
const lines = fc.tuple(text, text).map((both) => both.join("\n"));

const texts: Record<FieldName, fc.Arbitrary<string>> = {
  name: fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: blank }),
  email: fc.oneof({ weight: 4, arbitrary: address }, { weight: 2, arbitrary: badAddress }),
  message: fc.oneof(
    { weight: 6, arbitrary: text },
    { weight: 2, arbitrary: lines },
    { weight: 1, arbitrary: blank },
  ),
};
const field = fc.constantFrom(...fieldNames);
const gap = fc.constantFrom(0, 5, 20, 60, 120, 250, 400);
const answer = fc.constantFrom<Answer>(200, 200, 400, 429, 500, 504, "reset", "silence");

const plain = <Name extends Step["do"]>(...names: Name[]) =>
  fc.constantFrom(...names).map((name) => ({ do: name }) as Step);

const typing: fc.Arbitrary<Step> = field.chain((field) =>
  fc.record({
    do: fc.constantFrom("type" as const, "paste" as const, "replace" as const, "replace" as const),
    field: fc.constant(field),
    text: texts[field],
  }),
);
const autofill: fc.Arbitrary<Step> = fc.record({
  do: fc.constant("autofill" as const),
  message: fc.record({ name: text, email: address, message: fc.oneof(text, lines) }),
});
const sending: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("send" as const),
      by: fc.constantFrom("mouse" as const, "mouse" as const, "keyboard" as const),
      gaps: fc.array(gap, { maxLength: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("send" as const),
      by: fc.constantFrom("field" as const, "three in one task" as const),
    }),
  },
);
const keys: fc.Arbitrary<Step> = fc.record({
  do: fc.constant("key" as const),
  key: fc.constantFrom("Tab", "Tab", "Tab", "Shift+Tab", "Escape", "Enter"),
  times: fc.integer({ min: 1, max: 4 }),
});
const opening: fc.Arbitrary<Step> = fc
  .constantFrom("/contact", "/contact", "/contact", "/products", "/")
  .map((path) => ({ do: "open", path }));

/** What persons do, and how often beside the rest. */
const deeds: [number, fc.Arbitrary<Step>][] = [
  [10, typing],
  [7, autofill],
  [12, sending],
  [8, keys],
  [2, field.map((field) => ({ do: "clear", field }))],
  [3, plain("menu")],
  [2, fc.constantFrom(...themes, "nothing" as const).map((choose) => ({ do: "theme", choose }))],
  [
    6,
    fc
      .constantFrom(
        "undo" as const,
        "undo" as const,
        "copy" as const,
        "mail" as const,
        "address" as const,
      )
      .map((press) => ({ do: "notice", press })),
  ],
  [3, plain("close a toast", "choose an error")],
  [2, plain("back", "forward")],
  [2, plain("reload")],
  [2, fc.nat(30).map((link) => ({ do: "follow", link }))],
  [2, opening],
  [2, plain("wheel")],
  [
    2,
    fc.constantFrom(...(Object.keys(windows) as WindowName[])).map((to) => ({ do: "resize", to })),
  ],
  [1, plain("zoom text")],
  [1, plain("hide the tab", "show the tab")],
  [2, fc.constantFrom(1, 2, 5, 30).map((seconds) => ({ do: "wait", seconds }))],
];

/** What persons do on the page of products, where a waitlist is open. */
const waitlistDeeds: [number, fc.Arbitrary<Step>][] = [
  [
    24,
    fc
      .constantFrom(
        "open" as const,
        "open" as const,
        "join" as const,
        "join" as const,
        "forget" as const,
        "close" as const,
      )
      .map((press) => ({ do: "waitlist", press })),
  ],
  [14, fc.oneof(address, address, badAddress).map((text) => ({ do: "address", text }))],
];

/** What the world does. */
const events: [number, fc.Arbitrary<Step>][] = [
  [2, fc.constantFrom(...fates).map((fate) => ({ do: "next chunk", fate }))],
  [
    1,
    fc
      .constantFrom("gone" as const, "back" as const, "back" as const)
      .map((are) => ({ do: "chunks", are })),
  ],
  [1, plain("go offline")],
  [2, plain("go online")],
  [
    1,
    fc
      .constantFrom("storage" as const, "clipboard" as const)
      .map((what) => ({ do: "refuse", what })),
  ],
  [1, plain("meddle")],
];
const serviceEvents: [number, fc.Arbitrary<Step>][] = [
  [
    6,
    fc.array(answer, { minLength: 1, maxLength: 3 }).map((answers) => ({ do: "service", answers })),
  ],
];

const oneOf = (weighted: [number, fc.Arbitrary<Step>][]) =>
  fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** What a site offers beside a form that hands over to the mail program. */
export interface Offers {
  service: boolean;
  waitlist: boolean;
}

/**
 * Walks of so many steps. They begin with a window and what the world does first, and not all of
 * their steps can be taken: there is no undo before something was sent.
 */
export function walks(length: number, { service, waitlist }: Offers): fc.Arbitrary<Step[]> {
  const before = oneOf([...events, ...(service ? serviceEvents : [])]);
  const start = waitlist
    ? fc.constantFrom("/products", "/products", "/products", "/contact")
    : fc.constantFrom("/contact", "/contact", "/contact", "/contact", "/products", "/");
  const step = oneOf([
    ...deeds,
    ...events,
    ...(service ? serviceEvents : []),
    ...(waitlist ? waitlistDeeds : []),
  ]);
  return fc
    .tuple(
      fc.constantFrom(...(Object.keys(windows) as WindowName[])),
      fc.oneof(
        { weight: 2, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(before, { minLength: 1, maxLength: 2 }) },
      ),
      start,
      fc.array(step, { minLength: length, maxLength: length, size: "max" }),
    )
    .map(([to, early, path, steps]) => [
      { do: "resize", to },
      ...early,
      { do: "open", path },
      ...steps,
    ]);
}
