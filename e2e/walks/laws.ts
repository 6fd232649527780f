import { pageContent } from "../support/content.ts";
import { expect } from "../support/test.ts";
import type { Seen } from "./look.ts";
import { hasLeft, see, sent, type Walk } from "./walk.ts";

/** Looks at the page after a step until the five laws hold. */
export async function checkLaws(walk: Walk): Promise<void> {
  let now: Seen | undefined;
  await expect(async () => {
    now = await see(walk);
    const ofPage = now && [
      ...lostTexts(walk, now),
      ...noticesAreTrue(walk, now),
      ...focusIsSeen(walk, now),
    ];
    const faults = [...(ofPage ?? []), ...oneMessageOnce(walk), ...consoleIsSilent(walk)];
    expect(faults).toEqual([]);
  }).toPass({ intervals: [0, 60, 300, 800] });
  walk.complaints.length = 0;
  walk.owed = walk.owed.filter(({ text }) => !hasLeft(walk, text));
  Object.assign(walk, { before: now, keyed: false, must: () => true });
}

/** The sentences that are true. */
const brokenLaws = (sentences: Record<string, unknown>) =>
  Object.keys(sentences).filter((sentence) => sentences[sentence]);

function lostTexts(walk: Walk, { form, kept, notice }: Seen): string[] {
  const isHeld = ({ field, text }: Walk["owed"][number]) =>
    [form?.values[field], kept, notice?.byHand].some((place) => place?.includes(text)) ||
    // The record of a message is JSON.
    kept.includes(JSON.stringify(text).slice(1, -1)) ||
    hasLeft(walk, text);
  return walk.owed.filter((one) => !isHeld(one)).map(({ text }) => `"${text}" is lost.`);
}

function oneMessageOnce(walk: Walk): string[] {
  const { mails, requests } = sent(walk);
  const arrived = requests.filter((request) => request.accepted || request.doubtful);
  return [...walk.asked].flatMap(([message, presses]) => {
    // React writes a line break before the message, the boot script a colon.
    const ends = [`\n${message.trim()}`, `: ${message.trim()}`];
    const times =
      mails.filter((body) => ends.some((end) => body.endsWith(end))).length +
      arrived.filter((request) => request.message === message).length;
    const isTooOften = message.trim() !== "" && times > presses;
    return isTooOften ? `"${message}" left ${times} times after ${presses} presses.` : [];
  });
}

function noticesAreTrue(walk: Walk, now: Seen): string[] {
  const { mails, requests } = sent(walk);
  const isAccepted = requests.some((request) => request.accepted);
  const last = requests.slice(walk.requests).at(-1);
  const kind = now.form?.sending ? undefined : now.notice?.kind;
  const failed = kind === "failed";
  return brokenLaws({
    "A press on Send over a valid message does nothing.": !walk.must(now),
    "The notice says handed over, and there is no mail.": kind === "handedOver" && !mails[0],
    "The notice says sent, and no request was accepted.": kind === "sent" && !isAccepted,
    "A toast says sent, and nothing has left.": now.saysSent && !mails[0] && !isAccepted,
    "The notice says failed, and nothing hindered the message.": failed && !walk.rough,
    "The notice says failed, and the message was accepted.": failed && last?.accepted,
    "The notice says failed, and the message may have arrived.": failed && last?.doubtful,
    "A toast says sent, and the page says failed.": now.saysSent && (now.saysFailed || failed),
  });
}

function focusIsSeen({ before, keyed }: Walk, { document, focus }: Seen): string[] {
  const { name, coveredBy, shown, inWindow, byScript } = focus;
  // A visitor who presses with a pointer sees where.
  const isMoved =
    before?.document === document && before.focus.name !== name && (keyed || byScript);
  return brokenLaws({
    [`The focus is on ${name}, which is not shown.`]: !shown,
    [`The focus went to ${name}, outside the window.`]: isMoved && !inWindow,
    [`${coveredBy} covers ${name}, which has the focus.`]: isMoved && coveredBy,
  });
}

function consoleIsSilent({ complaints, rough }: Walk): string[] {
  const { failureConsole } = pageContent("contact").words.outcome;
  const due = [
    // A browser believes only one of the presses that a script makes.
    /^Not allowed to launch 'mailto:/,
    // No test reaches another machine.
    /ERR_NAME_NOT_RESOLVED/,
    ...(rough ? [/^Failed to load resource/] : []),
  ];
  const isDue = (line: string) =>
    due.some((known) => known.test(line)) || (rough && line.startsWith(failureConsole));
  return complaints.filter((line) => !isDue(line));
}
