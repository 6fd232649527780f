import { useCallback, useEffect, useState } from "react";
import { ownValue } from "../../words/own-keys.ts";
import { onExchange } from "../page/exchange-page.ts";
import type { Finding } from "../protocol/editable-text.ts";
import type { FormFile, FormPart } from "../protocol/form-protocol.ts";
import type { Answers, Written } from "../protocol/protocol.ts";
import type { EntryChange, FormAsked, Requests, WrittenText } from "../protocol/requests.ts";
import { fileKeyOf, splitPlace } from "../protocol/split-place.ts";
import { ask, FailedRequest } from "../state/ask.ts";
import { changeAfter, type PartChange } from "../state/in-turn.ts";
import {
  currentMemory,
  type Memory,
  remember,
  rememberFault,
  storeDraft,
  storeDraftAfterSave,
} from "../state/memory.ts";
import { panelWord } from "../state/panel-words.ts";
import { createFormDraft, isOvertaken } from "../state/text-drafts.ts";
import { useLatest } from "../state/use-latest.ts";
import { useMemory } from "../state/use-memory.ts";
import { fileTitle, withLeft } from "../view/labels.ts";
import { makeChange, refresh, showWithFiles } from "../view/use-files.ts";
import { useTyping } from "../view/use-typing.ts";

/** What was moved, added and deleted in this tab, in order. */
const changed: PartChange[] = [];

const saidOf = { move: "moved", add: "added", delete: "deleted" } as const;

/** What the check says at first: each part has its own. */
const nothing: readonly Finding[] = [];

/** The single values of a part, those of the kind that is chosen, and of a week its days. */
export function leavesOf(part: FormPart): FormPart[] {
  const { kind, parts = [], kinds } = part;
  const isLeaf = !["group", "list", "week", "picture"].includes(kind);
  if (isLeaf) return [part];
  const [choice] = parts;
  const chosen = kinds && choice ? (ownValue(kinds, typedText(choice)) ?? []) : [];
  return [...parts, ...chosen].flatMap(leavesOf);
}

/** A part with others in it. */
export function withParts(
  { parts, kinds, ...part }: FormPart,
  change: (parts: readonly FormPart[]) => FormPart[],
): FormPart {
  const changed = Object.entries(kinds ?? {}).map(([key, all]) => [key, change(all)] as const);
  return {
    ...part,
    ...(parts && { parts: change(parts) }),
    ...(kinds && { kinds: Object.fromEntries(changed) }),
  };
}

/** A part as a file has it once some texts are written. */
function withTexts(part: FormPart, texts: readonly WrittenText[]): FormPart {
  const written = texts.find(({ place }) => place === part.place);
  const inside = withParts(part, (all) => all.map((one) => withTexts(one, texts)));
  return written ? { ...inside, text: written.text } : inside;
}

/** What somebody has typed for a value, or what the file says. */
export function typedText({ place, text = "" }: FormPart): string {
  return currentMemory().drafts[place]?.text ?? text;
}

/** The values of a part for which something is typed and not saved. */
export const typedLeaves = (part: FormPart): FormPart[] =>
  leavesOf(part).filter(({ place }) => currentMemory().drafts[place] !== undefined);

/** Keeps what is typed for a value of a form; the browser has it until it is saved. */
export function typeText({ place, text = "" }: FormPart, typed: string): void {
  const draft = currentMemory().drafts[place];
  const begun = draft ? { ...draft, text: typed } : createFormDraft(text, typed);
  storeDraft(place, typed === text ? undefined : begun);
}

/** The single values of a part, of each kind and of what can be added. */
const allLeaves = (part: FormPart): FormPart[] => {
  const { parts = [], kinds = {}, blanks = [] } = part;
  const inside = [...parts, ...Object.values(kinds).flat(), ...blanks.map((one) => one.part)];
  return inside.length > 0 ? inside.flatMap(allLeaves) : [part];
};

/** Types a value, and what says the same next to it, as long as that says nothing of its own. */
export function typeWithLike(part: FormPart, typed: string, files: readonly FormFile[]): void {
  const wordsOf = (text: string) => part.choices?.find(([one]) => one === text)?.[1] ?? text;
  const before = ["", "…", wordsOf(typedText(part))];
  const [around, key] = splitPlace(part.place);
  typeText(part, typed);
  const alike = files
    .flatMap((one) => allLeaves(one.part))
    .filter(({ like, place }) => like === key && splitPlace(place)[0] === around);
  for (const one of alike) if (before.includes(typedText(one))) typeText(one, wordsOf(typed));
}

interface UseFormOptions {
  at?: string | undefined;
  next?: Memory["view"] | undefined;
  onChanged?(change: PartChange): void;
}

/**
 * Parts of files, read again whenever the page changes, with what is typed and what the check says of that.
 *
 * @param at The place of the text that is written next to the form, in whose place a new or the next one is then.
 * @param next The view of the panel once something is written, where it is another.
 * @param onChanged Hears of a change of entries or parts as it is shown.
 */
export function useForm(
  asked: readonly FormAsked[],
  { at = "", next, onChanged }: UseFormOptions = {},
) {
  const { drafts } = useMemory();
  const [answer, setAnswer] = useState<Answers["form"]>();
  const [unread, setUnread] = useState<Error>();
  const key = JSON.stringify(asked);
  const hear = useLatest(onChanged);
  const read = useCallback(async () => {
    try {
      const answer = await ask("form", { asked: JSON.parse(key) });
      showWithFiles((made) => {
        setAnswer(answer);
        for (const one of made) hear.current?.(one);
      });
    } catch (error) {
      setUnread(error as Error);
    }
  }, [key, hear]);
  useEffect(() => void read(), [read]);
  useEffect(() => onExchange(read), [read]);

  const refreshWith = (said: string, shown: Partial<Memory> = {}) =>
    refresh({ ...{ said, canUndo: true }, ...shown, ...(next && { view: next }) });

  const files = answer?.files ?? [];
  const fileOf = (place: string) => files.find(({ part }) => isSameFile(part.place, place));
  const hashOf = (place: string) => fileOf(place)?.hash ?? "";
  // Parts of one file are written together.
  const byFile = new Map(files.map((one) => [one.file, { ...one, texts: [] as WrittenText[] }]));
  for (const { file, part } of files)
    for (const one of typedLeaves(part))
      byFile.get(file)?.texts.push({ place: one.place, text: typedText(one) });
  const typing = useTyping({
    files: [...byFile.values()],
    known: nothing,
    hashOf: async (file) => byFile.get(file)?.hash ?? "",
    read,
    async onSaved({ file, texts }, { isSame = false }) {
      // Until the file is read again, what it said before is not shown.
      setAnswer(
        (was) =>
          was && {
            ...was,
            files: was.files.map((one) => ({ ...one, part: withTexts(one.part, texts) })),
          },
      );
      for (const { place, text } of texts) {
        const typed = currentMemory().drafts[place]?.text ?? text;
        storeDraftAfterSave(place, typed === text ? undefined : createFormDraft(text, typed));
      }
      const said = isSame ? "publishing.same" : "saved";
      await refreshWith(panelWord(said, { file: fileTitle(file) }), { canUndo: !isSame });
    },
  });
  const { once } = typing;
  /** How often nothing was written, or not all. */
  const [refusals, setRefusals] = useState(0);
  const typed = files.flatMap(({ part }) => typedLeaves(part));
  const isOld = ({ place, text = "" }: FormPart) => isOvertaken(drafts[place], text);
  const write = async () => {
    let isWritten = false;
    try {
      if (typed.some(isOld))
        typing.setFault(panelWord("replaceFirst", { button: panelWord("replace") }));
      else isWritten = await typing.write();
    } finally {
      if (!isWritten) setRefusals((count) => count + 1);
    }
    return isWritten;
  };
  /** Shows on the page what was written; next to a text, with the text of a place in its stead. */
  function shownAt(
    to: string,
    said: string,
    { isSame = false, isOther = at !== "" }: Written & { isOther?: boolean } = {},
  ): Promise<void> {
    const shown = { places: to ? [to] : [], view: to ? ("text" as const) : ("list" as const) };
    return refreshWith(said, { canUndo: !isSame, ...(isOther && shown) });
  }
  /** Moves, adds or deletes an entry or part. What is typed goes with its entry, and is not saved. */
  async function changeParts(asked: PartChange, count: number, stays: boolean) {
    const { list, ...change } = asked;
    const hash = hashOf(list);
    const isAt = isSameFile(at, list);
    const made = await makeChange(asked, () =>
      ask("change", { place: isAt ? at : list, list, hash, ...change }),
    );
    changed.push(asked);
    const { file = "" } = fileOf(list) ?? {};
    const slots = { n: Number(change.to) + 1, m: count, file: fileTitle(file) };
    const isWritten = change.action === "add" && !made.hasGaps;
    const done = isWritten ? "saved" : saidOf[change.action];
    const said = withLeft(panelWord(made.isSame ? "publishing.same" : done, slots), made.rows);
    const isOther = isAt && change.action !== "move" && !stays;
    await shownAt(made.place, said, { isSame: made.isSame, isOther });
    return asked;
  }
  const latest = useLatest({ write, changeParts });
  /**
   * Changes a list or a group in its turn.
   *
   * @param count Of a list that has an entry moved.
   * @param isStep Whether it moves by a step, so that a second press moves it further.
   * @param stays Whether the form stays at the text next to it, for more to be added.
   * @returns what was done then, since others may have been; nothing if nothing was.
   */
  function change(
    list: string,
    asked: EntryChange,
    { count = 0, isStep = false, stays = false } = {},
  ) {
    const known = changed.length;
    const press = isStep ? Symbol() : JSON.stringify([list, asked]);
    return once(press, async () => {
      const due = changeAfter({ list, ...asked }, changed.slice(known), isStep);
      const { current } = latest;
      // The entry has gone, or all that was open with it.
      if (!due || !current) {
        const { file = "" } = fileOf(list) ?? {};
        rememberFault(new FailedRequest(409, { word: "changed", slots: { file } }));
        return undefined;
      }
      const { index, to = index } = due;
      const isEnd = asked.action === "move" && (to === index || to < 0 || to >= count);
      return isEnd ? undefined : current.changeParts(due, count, stays);
    });
  }

  const errors = typing.findings.filter(({ severity }) => severity === "error");
  const isWrong = ({ place }: FormPart) => errors.some((one) => one.place === place);
  return {
    ...{ ...typing, answer, drafts, hashOf, fault: unread ?? typing.fault, refusals },
    /** The places of what is typed, and of the first value that keeps it from being written. */
    typed: typed.map(({ place }) => place),
    wrong: typed.find((one) => isOld(one) || isWrong(one))?.place,
    ...{ shownAt, read },
    /** Tries, adds, describes or removes a picture. */
    picture: (
      place: string,
      asked: Omit<Requests["picture"], "place" | "at" | "hash">,
      file?: Blob,
    ) => ask("picture", { place, at, hash: hashOf(place), ...asked }, undefined, file),
    save: () => once(`save ${typing.state}`, async () => latest.current?.write()),
    /** Writes what is typed for a value over what the file says by now. The rest of what is typed stays as it is. */
    replace: ({ place, text = "" }: FormPart) =>
      once(`replace ${place}`, async () => {
        const { file = "" } = fileOf(place) ?? {};
        const one = { place, text: currentMemory().drafts[place]?.text ?? text };
        storeDraft(place, createFormDraft(text, one.text));
        const isWritten = await typing.write([{ file, texts: [one] }]);
        if (!isWritten) typing.setFault(panelWord("hasError"));
      }),
    change,
    /** What the check would find in a new entry or part. */
    tryOut: (list: string, change: EntryChange, signal?: AbortSignal) => {
      const asked = { place: list, list, hash: hashOf(list), isTrial: true, ...change };
      return ask("change", asked, signal);
    },
    revert() {
      for (const { place } of typed) storeDraft(place);
      remember({ said: "" });
    },
  };
}

const isSameFile = (place: string, other: string) => fileKeyOf(place) === fileKeyOf(other);
