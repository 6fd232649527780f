import { emptyMessage, faultsOf, fieldNames } from "../../src/contact/message.ts";
import { brokenPageErrors } from "../support/broken-page.ts";
import type { Seen } from "./look.ts";
import { canGo, type Deed, isHeld, isMailOf, type Memory, recordsOf } from "./memory.ts";
import type { Stage } from "./stage.ts";
import type { Step } from "./steps.ts";

/** What a law judges: a step, what stood on the page before it, and what stands there after it. */
export interface Scene {
  stage: Stage;
  step: Step;
  deed: Deed;
  memory: Memory;
  before: Seen | undefined;
  after: Seen;
}

/** What must hold after each step; it gives what does not. */
type Law = (scene: Scene) => (string | false | undefined)[];

/** Those of some sentences that are so. */
const so = (sentences: Record<string, unknown>) =>
  Object.keys(sentences).filter((sentence) => sentences[sentence]);

/** Each law by its name. */
export const laws: Record<string, Law> = {
  "nothing typed is lost": (scene) =>
    scene.memory.owed
      .filter((owed) => !isHeld(owed, scene.after, scene.stage))
      .map(
        ({ text, early }) =>
          `"${text}" was put into the form ${early ? "before React ran it" : "while React ran it"}, ` +
          `and is nowhere on ${scene.after.form ? "the form's own page" : "another page"}.`,
      ),

  "one message once": ({ stage, memory }) => {
    const { mails, requests } = recordsOf(stage);
    const accepted = requests.filter((request) => request.accepted);
    const arrived = requests.filter((request) => request.accepted || request.doubtful);
    const pressesIn = (asks: typeof memory.asks) =>
      asks.reduce((sum, { presses }) => sum + presses, memory.opened);
    const asked = pressesIn(memory.asks) + memory.early;
    return [
      mails.length + accepted.length > asked &&
        `${mails.length} mails and ${accepted.length} accepted requests left; asked for were ${asked}.`,
      arrived.length > asked &&
        `${arrived.length} requests may have arrived after ${asked} presses.`,
      ...memory.asks.map(({ message }) => {
        const same = (other: (typeof memory.asks)[number]) =>
          other.message.message.trim() === message.message.trim();
        const times =
          mails.filter((body) => isMailOf(body, message)).length +
          accepted.filter((request) => request.message === message.message).length;
        const due = pressesIn(memory.asks.filter(same));
        return times > due && `"${message.message}" left ${times} times, and was asked for ${due}.`;
      }),
    ];
  },

  "what is said of a message is so": ({ stage, memory, after }) => {
    const { notice, toasts, form } = after;
    const { mails, requests } = recordsOf(stage);
    const ask = memory.asks.at(-1);
    const since = requests.slice(ask?.requests ?? 0);
    const isAccepted = requests.some((request) => request.accepted);
    const isDoubtful = since.some((request) => request.doubtful);
    const hasLeft = mails.length > 0 || isAccepted;
    const failed = notice?.outcome === "failed" && !form?.sending;
    const toast = { sent: toasts.includes("success"), failed: toasts.includes("failure") };
    return so({
      "Handed over, but no mail is there.": notice?.outcome === "handedOver" && mails.length === 0,
      "Sent, but no request was accepted.": notice?.outcome === "sent" && !isAccepted,
      "A toast says that the message is sent, and nothing has left.": toast.sent && !hasLeft,
      "Failed, but it was accepted.": failed && since.some((request) => request.accepted),
      "Failed, but nobody knows: the connection broke after the request had left.":
        failed && ask?.presses === 1 && isDoubtful,
      "Sent and failed at once.": toast.sent && toast.failed,
      "A toast says sent, the notice failed.": toast.sent && failed,
    });
  },

  "after a send nothing is wrong": ({ memory, after: { form, notice, title }, stage }) => {
    const went = notice?.outcome === "handedOver" || notice?.outcome === "sent";
    if (!form || !went || memory.changed) return [];
    // A field may hold what the browser kept for an older page, of no message; the law below judges its error.
    const blank = fieldNames.filter((name) => !form.values[name].trim());
    const wrong = blank.flatMap((name) =>
      form.wrong[name] === undefined ? [] : [`${name} says "${form.wrong[name]}"`],
    );
    if (form.summary) wrong.push("errors are listed");
    if (hasErrorTitle(title, stage)) wrong.push(`the title is "${title}"`);
    return wrong.map((what) => `The message went, no field was changed, and ${what}.`);
  },

  "errors are those of the fields": ({ after: { form, title, alive }, stage }) => {
    if (!form || !alive) return [];
    const { errors } = stage.site.words.form;
    const faults = faultsOf(form.values);
    const texts = Object.values(faults).map((fault) => errors[fault]);
    return [
      ...fieldNames.map((name) => {
        const [text, fault] = [form.wrong[name], faults[name]];
        const isSo = text === undefined || (fault && errors[fault] === text);
        return !isSo && `${name} holds "${form.values[name]}" and says "${text}".`;
      }),
      form.summary?.length === 0 && "The summary of errors is empty.",
      ...(form.summary ?? []).map(
        (text) => !texts.includes(text) && `The summary says "${text}", which is not so.`,
      ),
      (form.summary !== undefined) !== hasErrorTitle(title, stage) &&
        `The title is "${title}", and ${form.summary ? "a" : "no"} summary of errors is there.`,
    ];
  },

  "the button tells its reason": ({ after: { form, alive, notice }, stage }) => {
    if (!form || !alive) return [];
    const { form: words } = stage.site.words;
    const whole = canGo(form.values);
    const blank = fieldNames.filter((name) => !form.values[name].trim());
    const { missing } = words.reasons;
    const [head = "", tail = ""] = missing.split("{fields}").map((part) => part.trim());
    const saysMissing = head !== "" && form.reason.startsWith(head) && form.reason.endsWith(tail);
    const named = fieldNames.filter((name) => form.reason.includes(words[name]));
    const isOther = missing.includes("{fields}") && `${named}` !== `${blank}`;
    return so({
      [`"${form.reason}", and all fields are filled in.`]: saysMissing && blank.length === 0,
      [`"${form.reason}", and what is missing is ${blank}.`]: saysMissing && isOther,
      "The button is available over a message that is not whole.": !whole && !form.unavailable,
      "The button is unavailable over a whole message.":
        whole && !form.sending && !notice && form.unavailable,
      "The button is unavailable without a reason.": form.unavailable && form.reason === "",
    });
  },

  "copied is copied": ({ after: { notice, copies }, memory }) => {
    const { message = emptyMessage } = memory.asks.at(-1) ?? {};
    const isCopied = copies.some((text) => isMailOf(text, message));
    return so({
      "The page says that the message is copied, and it is not.": notice?.copied && !isCopied,
    });
  },

  "put back is put back": ({ deed, memory, before, after: { form } }) =>
    deed.undone && memory.gone && form
      ? fieldNames.map((name) => {
          const text = memory.gone?.[name].trim() ?? "";
          // A name and an address that were given anew can stand for those of before.
          const due = name === "message" || !before?.form?.values[name].trim();
          return due && !form.values[name].includes(text) && `"${text}" is not back in ${name}.`;
        })
      : [],

  "what is said of the waitlist is so": ({ deed, after: { dialog, kept }, memory }) => {
    const holds = (address: string) => kept?.browser.includes(address);
    // What was kept before storage was refused is kept, though nobody can see it.
    const canTell = kept !== undefined || deed.joined !== undefined;
    const { done, kept: saysKept, forgotten } = dialog ?? {};
    const { joined = "" } = memory;
    return so({
      [`"${done}" is said to be kept in this browser, and is not.`]:
        done !== undefined && saysKept && canTell && !holds(done),
      [`"${joined}" is said to be forgotten, and is still kept.`]:
        forgotten && joined && holds(joined),
    });
  },

  "the focus is where it can be seen": ({ deed, before, after: { focus, document, sheet } }) => {
    // Who presses with a pointer sees where.
    const moved =
      before?.document === document &&
      // An element keeps its number when one above it goes, such as a toast; one made anew has its place.
      before.focus.element !== focus.element &&
      before.focus.place !== focus.place &&
      (deed.keyed || focus.byScript);
    const { name, coveredBy } = focus;
    const isBehind = sheet && !focus.within;
    return so({
      [`The focus is on ${name}, which is not shown.`]: !focus.shown,
      [`The focus went to ${name}, outside the window.`]: moved && !focus.inWindow,
      [`The open menu covers "${name}", which has the focus.`]: coveredBy && isBehind,
      [`${coveredBy} covers "${name}", which has the focus.`]: coveredBy && !isBehind && moved,
    });
  },

  "Tab moves the focus": ({ step, before, after }) => [
    step.do === "key" &&
      step.key.endsWith("Tab") &&
      step.times === 1 &&
      before?.document === after.document &&
      after.focus.element > 0 &&
      before.focus.element === after.focus.element &&
      `Tab leaves the focus on ${after.focus.name}.`,
  ],

  "nothing outside what is open takes keys": ({ before, after: { focus, dialog, sheet } }) => [
    !focus.within &&
      // The button that has opened the menu keeps the focus.
      (dialog !== undefined || (before?.sheet && before.focus.element !== focus.element)) &&
      `The ${dialog ? "dialog" : sheet ? "menu" : "page"} is open, and "${focus.name}" has the focus.`,
  ],

  "the page beneath stays": ({ step, before, after }) => [
    step.do === "wheel" &&
      before?.document === after.document &&
      (after.dialog !== undefined || after.sheet) &&
      before.scrolled !== after.scrolled &&
      `The wheel moved the page beneath from ${before.scrolled} to ${after.scrolled}.`,
  ],

  "the console is silent": ({ stage, memory }) =>
    stage.complaints.slice(memory.heard).filter((line) => !isDue(line, stage)),
};

/** Whether a line of the console is due after what the world did. */
function isDue(line: string, { world, site: { words } }: Stage): boolean {
  const { rough, storageRefused, thrown, meddled } = world;
  const due = [
    // Of presses that a script makes, the browser believes one.
    /^Not allowed to launch 'mailto:/,
    ...(rough ? [/^Failed to load resource/] : []),
    ...(thrown ? brokenPageErrors : []),
    // What an extension puts into a document is not the site's.
    ...(meddled ? [/^Applying inline style violates/, /Minified React error #418/] : []),
  ];
  const saysFailure = (rough || storageRefused) && line.startsWith(words.outcome.failureConsole);
  return saysFailure || due.some((known) => known.test(line));
}

function hasErrorTitle(title: string, { site: { words } }: Stage): boolean {
  const [head = "", tail = ""] = words.form.errors.title.split("{title}");
  return title.startsWith(head) && title.endsWith(tail) && title.length > (head + tail).length;
}
