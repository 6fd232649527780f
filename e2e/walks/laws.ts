import { faultsOf, fieldNames } from "../../src/contact/message.ts";
import { brokenPageErrors } from "../support/broken-page.ts";
import { skippedTransition } from "../support/skipped-transition.ts";
import { type Seen, words } from "./look.ts";
import { type Deed, isHeld, isMailOf, type Memory, recordsOf } from "./memory.ts";
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

  "errors are those of the fields": ({ after: { form, title, alive } }) => {
    if (!form || !alive) return [];
    const { errors } = words.form;
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
      (form.summary !== undefined) !== hasErrorTitle(title) &&
        `The title is "${title}", and ${form.summary ? "a" : "no"} summary of errors is there.`,
    ];
  },

  "the focus is where it can be seen": ({ deed, before, after: { focus, document, sheet } }) => {
    // Who presses with a pointer sees where.
    const moved =
      before?.document === document &&
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

  "the console is silent": ({ stage, memory }) =>
    stage.complaints.slice(memory.heard).filter((line) => !isDue(line, stage)),
};

/** Whether a line of the console is due after what the world did. */
function isDue(line: string, { world }: Stage): boolean {
  const { rough, storageRefused, thrown, meddled } = world;
  const due = [
    // Of presses that a script makes, the browser believes one.
    /^Not allowed to launch 'mailto:/,
    skippedTransition,
    ...(rough ? [/^Failed to load resource/] : []),
    ...(thrown ? brokenPageErrors : []),
    // What an extension puts into a document is not the site's.
    ...(meddled ? [/^Applying inline style violates/, /Minified React error #418/] : []),
  ];
  const saysFailure = (rough || storageRefused) && line.startsWith(words.outcome.failureConsole);
  return saysFailure || due.some((known) => known.test(line));
}

function hasErrorTitle(title: string): boolean {
  const [head = "", tail = ""] = words.form.errors.title.split("{title}");
  return title.startsWith(head) && title.endsWith(tail) && title.length > (head + tail).length;
}
