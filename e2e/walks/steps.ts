import * as fc from "fast-check";
import type { Locator } from "playwright/test";
import { themes } from "../../src/site/browser/theme-choice.ts";
import { impatience } from "../../src/site/contact/form-life.ts";
import { faultsIn } from "../../src/site/contact/message.ts";
import { belowBase } from "../support/below-base.ts";
import { fields } from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { closeMenuButton, menuButton, themeButton, themeItem } from "../support/controls.ts";
import type { Answer } from "../support/mail-service.ts";
import { checkLaws } from "./laws.ts";
import { allFates, hasLeft, see, type Walk } from "./walk.ts";

/** A kind of step: its weight, its name, its values, and what it does. */
function step<Value>(
  weight: number,
  name: string,
  values: fc.Arbitrary<Value>,
  take: (walk: Walk, value: Value) => Promise<unknown>,
) {
  const stepOf = (value: Value): fc.AsyncCommand<Walk, Walk> => ({
    check: () => true,
    run: async (walk) => {
      await take(walk, value);
      await checkLaws(walk);
    },
    toString: () => `${name} ${fc.stringify(value)}`,
  });
  return { weight, arbitrary: values.map(stepOf) };
}

/** Presses something if it is there and nothing covers it. */
async function pressTarget(target: Locator): Promise<boolean> {
  if (!(await target.isVisible().catch(() => false))) return false;
  return (await target.click({ timeout: 1500 }).catch(() => "covered")) === undefined;
}

const form = "form:has(textarea[name=message])";

/** Texts for each kind of field that the sites have. A number takes the place of `#`, so that no text is written twice. */
const texts: Readonly<Record<string, string[]>> = {
  name: ["नमस्ते #", "Hello #", "👩🏽‍🌾 #", "  "],
  email: ["asha#@example.org", "a.b#@example.org", "rao#@example.org", "a b#@example.org"],
  message: ["a & b = c? #\nHello #", "مرحبا #", `${"क".repeat(230)} #`, "  "],
};
const numberTexts = (walk: Walk, text = "") => text.replaceAll("#", () => `${walk.texts++}`);

/** Remembers a text that was typed behind the others of its field, or in place of them. */
function owe(walk: Walk, field: string, text: string, replaces: boolean): void {
  if (replaces) walk.owed = walk.owed.filter((owed) => owed.field !== field);
  if (text.trim()) walk.owed.push({ field, text: text.trim() });
}

const writings = fields.flatMap(({ name, kind }) =>
  (texts[kind] ?? []).map((text) => ({ field: name, text })),
);
const writing = fc.tuple(fc.constantFrom(...writings), fc.boolean());

async function typeInto(walk: Walk, field: string, text: string, replaces: boolean): Promise<void> {
  if (!(await pressTarget(walk.page.locator(`${form} [name=${field}]`)))) return;
  const { keyboard } = walk.page;
  await keyboard.press(replaces ? "ControlOrMeta+A" : "ControlOrMeta+End");
  if (replaces) await keyboard.insertText(text);
  else await keyboard.type(text);
  owe(walk, field, text, replaces);
}

/** Fills the form as a browser does that knows the visitor. */
async function autofill(walk: Walk): Promise<void> {
  if (!(await walk.page.locator(form).count())) return;
  for (const { name, kind } of fields) {
    const text = numberTexts(walk, texts[kind]?.[0]);
    await walk.page.locator(`${form} [name=${name}]`).evaluate((element, text) => {
      (element as HTMLInputElement).value = text;
      for (const type of ["input", "change"])
        element.dispatchEvent(new Event(type, { bubbles: true }));
    }, text);
    owe(walk, name, text, true);
  }
}

/** By a click or by Enter on what, how often, and with how many milliseconds between the presses. */
const sending = fc.tuple(
  fc.constantFrom("a click", "the button", "a field"),
  fc.integer({ min: 1, max: 3 }),
  fc.constantFrom(0, 5, 20, 60, 120),
);

async function sendBy(walk: Walk, by: string, presses: number, gap: number): Promise<void> {
  const { page } = walk;
  const target = page.locator(form).locator(by === "a field" ? "[name=email]" : "[type=submit]");
  // Otherwise this press would be part of the previous one.
  await page.clock.fastForward(impatience);
  // Nobody presses what an open menu covers.
  const reached = target.click({ trial: true, timeout: 1500 }).then(() => see(walk));
  const before = await reached.catch(() => undefined);
  if (!before?.form) return;
  const { values, sending } = before.form;

  walk.requests = walk.service?.received.length ?? 0;
  const begun = Date.now();
  if (by === "a click") await target.click({ clickCount: presses, delay: gap / 2 }).catch(() => {});
  else {
    walk.keyed = true;
    await target.focus();
    for (let time = 1; time <= presses; time++) {
      await page.keyboard.press("Enter");
      await page.waitForTimeout(gap);
    }
  }
  const counted = Date.now() < begun + impatience ? 1 : presses;
  walk.asked.set(values.message, (walk.asked.get(values.message) ?? 0) + counted);
  const isValid = faultsIn(values, fields).length === 0;
  if (isValid && !sending && !before.notice)
    walk.must = ({ form, notice, saysFailed, saysSent }) =>
      form?.sending || notice || saysFailed || saysSent || hasLeft(walk, values.message.trim());
}

const commit = { waitUntil: "commit" } as const;
const none = fc.constant("");
const keys = fc.tuple(
  fc.constantFrom("Tab", "Tab", "Tab", "Shift+Tab", "Escape"),
  fc.integer({ min: 1, max: 4 }),
);

/** What the visitor does. */
const visitor = [
  step(10, "write", writing, (walk, [{ field, text }, replaces]) =>
    typeInto(walk, field, numberTexts(walk, text), replaces),
  ),
  step(10, "autofill", none, autofill),
  step(14, "send", sending, (walk, value) => sendBy(walk, ...value)),
  step(8, "press", keys, async (walk, [key, times]) => {
    walk.keyed = true;
    for (let time = 1; time <= times; time++) await walk.page.keyboard.press(key);
  }),
  step(6, "undo", none, async ({ page }) => {
    const { undo } = pageContent("contact").words.outcome;
    // The page ignores a click right after the one on Send.
    await page.clock.fastForward(impatience);
    await pressTarget(page.getByRole("button", { name: undo, exact: true }));
  }),
  step(3, "menu", none, ({ page }) => pressTarget(menuButton(page).or(closeMenuButton(page)))),
  step(3, "theme", fc.constantFrom(...themes), async ({ page }, theme) => {
    if (await pressTarget(themeButton(page))) await pressTarget(themeItem(page, theme));
  }),
  step(1, "follow", fc.nat(2), ({ page }, index) =>
    pressTarget(page.locator("header nav a").nth(index)),
  ),
  step(4, "open", fc.constantFrom("/contact", "/contact", "/contact", "/"), (walk, path) =>
    walk.page.goto(walk.origin + belowBase(path), commit).catch(() => {}),
  ),
  step(2, "reload", none, ({ page }) => page.reload(commit).catch(() => {})),
  step(1, "back", none, ({ page }) => page.goBack(commit).catch(() => {})),
  step(2, "wait for seconds", fc.constantFrom(1, 2, 5, 30), ({ page }, seconds) =>
    page.clock.fastForward(seconds * 1000),
  ),
];

const answer = fc.constantFrom<Answer>(200, 200, 400, 429, 500, 504, "reset", "silence");
const answers = fc.array(answer, { minLength: 1, maxLength: 3 });

/** What the network and the service do. */
const weather = [
  step(4, "the next chunk", fc.constantFrom(...allFates), async (walk, fate) => {
    walk.fates.push(fate);
    walk.rough = true;
  }),
  step(3, "offline", fc.boolean(), async (walk, isOffline) => {
    await walk.context.setOffline(isOffline);
    walk.rough = true;
  }),
  step(4, "the service answers", answers, async (walk, answers) => {
    if (walk.service) walk.service.answers = answers;
    walk.rough = true;
  }),
];

/** Random sequences of steps. */
export const steps = fc.noBias(
  fc.commands([fc.oneof(...visitor, ...weather)], { maxCommands: 120, size: "max" }),
);
