import { useCallback, useEffect, useRef, useState } from "react";
import { ask, type RequestError } from "./ask.ts";
import type { Finding } from "./editable-text.ts";
import { onExchange } from "./exchange-page.ts";
import type { FormAsked, FormFile, FormPart, WrittenText } from "./form-protocol.ts";
import { currentMemory, type Memory, remember, storeDraft } from "./memory.ts";
import type { Answers, EntryChange } from "./protocol.ts";
import { say } from "./say.ts";
import { useMemory } from "./use-memory.ts";

/** Milliseconds without a key after which the check looks at what is typed. */
const pause = 300;

/** The single values of a part, those of the kind that is chosen, and of a week its days. */
export function leavesOf(part: FormPart, textOf: (part: FormPart) => string): FormPart[] {
  const { kind, parts = [], kinds } = part;
  if (kind === "picture") return [];
  const isLeaf = !["group", "list", "week"].includes(kind);
  if (isLeaf) return [part];
  const [choice] = parts;
  const chosen = kinds && choice ? (kinds[textOf(choice)] ?? []) : [];
  return [...parts, ...chosen].flatMap((one) => leavesOf(one, textOf));
}

/** What somebody has typed for a value, or what the file says. */
export function typedText({ place, text = "" }: FormPart): string {
  return currentMemory().drafts[place]?.text ?? text;
}

/** Keeps what is typed for a value of a form; the browser has it until it is saved. */
export function typeText({ place, text = "" }: FormPart, typed: string): void {
  storeDraft(place, typed === text ? undefined : { text: typed, base: text, twins: [] });
}

/**
 * Parts of files, read again whenever the page changes, with what is typed and what the check says of that.
 *
 * @param refresh Shows on the page what was written.
 * @param at The place of the text that is written next to the form, in whose place a new or the next one is then.
 */
export function useForm(
  asked: readonly FormAsked[],
  refresh: (changes: Partial<Memory>) => Promise<void>,
  at = "",
) {
  const { drafts } = useMemory();
  const [answer, setAnswer] = useState<Answers["form"]>();
  const [fault, setFault] = useState<string | Error>("");
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  /** What was typed with an error that somebody was asked about. */
  const [questioned, setQuestioned] = useState<string>();
  const isBusy = useRef(false);
  const key = JSON.stringify(asked);
  const read = useCallback(async () => {
    try {
      setAnswer(await ask("form", { asked: JSON.parse(key) }));
    } catch (error) {
      setFault(error as Error);
    }
  }, [key]);
  useEffect(() => void read(), [read]);
  useEffect(() => onExchange(read), [read]);

  /** What is typed in a file. */
  const typedIn = ({ part }: FormFile): WrittenText[] =>
    leavesOf(part, typedText).flatMap(({ place }) => {
      const draft = currentMemory().drafts[place];
      return draft ? [{ place, text: draft.text }] : [];
    });
  const files = answer?.files ?? [];
  const typed = files.map((file) => ({ file, texts: typedIn(file) }));
  const state = JSON.stringify(typed.map(({ texts }) => texts));
  const looked = useRef({ typed });
  looked.current = { typed };
  const look = useCallback(async (signal?: AbortSignal) => {
    const answers = looked.current.typed.map(({ texts: [first, ...others] }) =>
      first ? ask("look", { ...first, others }, signal) : { findings: [] },
    );
    const found = (await Promise.all(answers)).flatMap((one) => one.findings);
    setFindings(found);
    return found;
  }, []);
  useEffect(() => {
    setFault("");
    const abort = new AbortController();
    const timer = setTimeout(() => {
      if (state.length > looked.current.typed.length * 3 + 2)
        look(abort.signal).catch((error) => abort.signal.aborted || setFault(error));
      else setFindings([]);
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [state, look]);

  /** Does one thing at a time; says why it fails, and keeps what is typed. */
  async function once(act: () => Promise<boolean>): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    try {
      return await act();
    } catch (error) {
      setFault(error as Error);
      // Now the form knows the file as it is: who saves again has seen what it says.
      if ((error as RequestError).status === 409) await read();
      return false;
    } finally {
      isBusy.current = false;
    }
  }

  /** Writes what is typed; with an error only if it is asked for a second time. Returns whether nothing is left. */
  async function write(): Promise<boolean> {
    if (questioned !== state) {
      const found = await look();
      if (found.some(({ severity }) => severity === "error")) {
        setQuestioned(state);
        return false;
      }
    }
    for (const { file, texts } of typed) {
      const [first, ...others] = texts;
      if (!first) continue;
      await ask("save", { ...first, others, hash: file.hash });
      for (const { place, text } of texts)
        if (currentMemory().drafts[place]?.text === text) storeDraft(place);
      await refresh({ said: say("saved", { file: file.file }), canUndo: true });
    }
    await read();
    return true;
  }

  /** Moves, adds or deletes an entry or part, after what is typed is saved. */
  async function changeParts(list: string, change: EntryChange, said: string): Promise<boolean> {
    const file = files.find(({ part }) => isSameFile(part.place, list));
    if (!file) return false;
    let { hash } = file;
    if (typed.some(({ texts }) => texts.length > 0)) {
      if (!(await write())) return false;
      const { files } = await ask("form", { asked: JSON.parse(key) });
      hash = files.find(({ part }) => isSameFile(part.place, list))?.hash ?? "";
    }
    const isAt = isSameFile(at, list);
    const { place: to } = await ask("change", { place: isAt ? at : list, list, hash, ...change });
    const isOther = isAt && change.action !== "move";
    const shown = { places: to ? [to] : [], view: to ? ("text" as const) : ("list" as const) };
    await refresh({ said, canUndo: true, ...(isOther && shown) });
    await read();
    return true;
  }

  return {
    ...{ answer, fault, findings, drafts },
    isQuestioned: questioned === state,
    isTyped: typed.some(({ texts }) => texts.length > 0),
    hashOf: (place: string) => files.find(({ part }) => isSameFile(part.place, place))?.hash ?? "",
    /** Shows on the page what was written, and reads it again. */
    async show() {
      await refresh({});
      await read();
    },
    save: () => once(write),
    change: (...given: Parameters<typeof changeParts>) => once(() => changeParts(...given)),
    /** What the check would find in a new entry or part. */
    tryOut: (list: string, change: EntryChange, signal: AbortSignal) => {
      const hash = files.find(({ part }) => isSameFile(part.place, list))?.hash ?? "";
      const asked = { place: list, list, hash, isTrial: true, ...change };
      return ask("change", asked, signal);
    },
    revert() {
      for (const { texts } of typed) for (const { place } of texts) storeDraft(place);
      remember({ said: "" });
    },
  };
}

const isSameFile = (place: string, other: string) =>
  place.replace(/#.*/s, "") === other.replace(/#.*/s, "");
