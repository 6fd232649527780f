import { type FieldName, faultsOf, type Message } from "../../src/contact/message.ts";
import type { Answer } from "../support/mail-service.ts";
import type { Seen } from "./look.ts";
import type { Stage } from "./stage.ts";

/** A time that the visitor asked for a message to go. */
export interface Ask {
  message: Message;
  /** How often Send was pressed; presses in a hurry are one. */
  presses: number;
  /** How many requests had gone before. */
  requests: number;
}

/** What a step did, as far as the laws need to know. */
export interface Deed {
  /** What the visitor put into fields; `replaces` what had stood there. */
  typed?: { field: FieldName; text: string; replaces: boolean }[];
  /** React did not run the page yet when the step began. */
  early?: boolean;
  /** The visitor had the mail program opened by a link that says so. */
  opened?: boolean;
  /** The visitor took a message back into the form. */
  undone?: boolean;
  /** A key was pressed, and no pointer used. */
  keyed?: boolean;
  /** What should have come of it, and did not. */
  failed?: { law: string; text: string };
}

/** What a walker remembers of its walk. */
export type Memory = ReturnType<typeof newMemory>;

export const newMemory = () => ({
  /** Texts that must be somewhere. */
  owed: [] as { field: FieldName; text: string; early: boolean }[],
  asks: [] as Ask[],
  /** Presses over a whole message while the one before was being sent. */
  early: 0,
  /** When Send was pressed last, in milliseconds since 1970. */
  pressedAt: 0,
  /** How often the visitor had the mail program opened by a link. */
  opened: 0,
  /** How many mails and accepted requests have left. */
  left: 0,
  /** Whether a field was changed since that one was asked for. */
  changed: true,
  /** Whether a field was changed since the last press over a whole message. */
  changedSincePress: true,
  /** How many complaints of the console were judged. */
  heard: 0,
});

/** Whether a message can go as it is. */
export function canGo(message: Message): boolean {
  return Object.keys(faultsOf(message)).length === 0;
}

/** Answers after which a message may have arrived. */
const doubtful: readonly Answer[] = [502, 504, "reset", "silence"];

/** What left the browser: mails with their texts, and requests with their answers. */
export function recordsOf({ mails, site: { service } }: Stage) {
  const requests = (service?.received ?? []).map((received, index) => {
    const sent = received["template_params"] as Record<string, string> | undefined;
    const answer = service?.given[index] as Answer;
    return {
      text: `${sent?.["from_name"]}\n${sent?.["from_email"]}\n${sent?.["message"]}`,
      message: sent?.["message"] ?? "",
      accepted: answer === 200,
      doubtful: doubtful.includes(answer),
    };
  });
  return { mails: mails.map(readBody).filter((body) => body !== ""), requests };
}

/** The text of a mail, with the line breaks of texts in a page. */
function readBody(link: string): string {
  const body = /[?&]body=([^&]*)/.exec(link)?.[1] ?? "";
  return decodeURIComponent(body).replaceAll("\r\n", "\n").trim();
}

/** Whether the text of a mail is that of a message. */
export function isMailOf(body: string, { message }: Message): boolean {
  const text = message.replaceAll("\r\n", "\n").trim();
  // Blank lines at its end may go along.
  const said = body.trimEnd();
  // As React writes it, or as the boot script does from the fields.
  return said.endsWith(`\n${text}`) || said.endsWith(`: ${text}`);
}

/** Remembers what a step did, and what has left the browser since. */
export function remember(memory: Memory, deed: Deed, stage: Stage): void {
  if (deed.typed || deed.undone) memory.changed = memory.changedSincePress = true;
  for (const { field, text, replaces } of deed.typed ?? []) {
    if (replaces) memory.owed = memory.owed.filter((owed) => owed.field !== field);
    if (text.trim()) memory.owed.push({ field, text: text.trim(), early: deed.early ?? false });
  }
  if (deed.opened) memory.opened++;
  const { mails, requests } = recordsOf(stage);
  const left = mails.length + requests.filter(({ accepted }) => accepted).length;
  if (memory.asks.length > 0 && left > memory.left && !deed.opened)
    memory.changed = memory.changedSincePress;
  memory.left = left;
}

/** Whether a text is somewhere from where it can be had again, or has gone where it was to go. */
export function isHeld(
  { field, text }: Memory["owed"][number],
  { form, notice, kept }: Seen,
  stage: Stage,
): boolean {
  // A draft is kept as it is; what was sent, as JSON.
  const places = [form?.values[field], kept, notice?.byHand];
  const inRecord = JSON.stringify(text).slice(1, -1);
  return (
    places.some((place) => place?.includes(text)) ||
    kept?.includes(inRecord) ||
    hasLeft(text, stage)
  );
}

/** Whether a text is in a mail, or in a request that was taken. */
export function hasLeft(text: string, stage: Stage): boolean {
  const { mails, requests } = recordsOf(stage);
  return (
    mails.some((body) => body.includes(text)) ||
    requests.some((request) => request.accepted && request.text.includes(text))
  );
}
