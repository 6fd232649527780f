import { useEffect, useState } from "react";
import type { Finding } from "../protocol/editable-text.ts";
import type { Written } from "../protocol/protocol.ts";
import type { WrittenText } from "../protocol/requests.ts";
import { ask, type FailedRequest } from "../state/ask.ts";
import { inTurn } from "../state/in-turn.ts";
import { currentMemory, storeDraft } from "../state/memory.ts";
import { meantTexts } from "../state/text-drafts.ts";
import { useLatest } from "../state/use-latest.ts";
import { saveTexts } from "./use-files.ts";

/** Milliseconds without a key after which the server is asked about what is typed. */
const pause = 300;

/** What is typed in a file, by its path. */
export interface TypedFile {
  file: string;
  texts: readonly WrittenText[];
}

/**
 * Asks the server about what is typed, once nobody types.
 *
 * @param state Tells what is typed from what was typed before.
 * @param tellFault Hears why it could not be asked; nothing once something else is typed.
 */
export function useAsking(
  state: string,
  askAbout: (signal: AbortSignal) => Promise<unknown>,
  tellFault: (fault: Error | "") => void,
): void {
  const latest = useLatest({ askAbout, tellFault });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is asked about once.
  useEffect(() => {
    latest.current?.tellFault("");
    const abort = new AbortController();
    const timer = setTimeout(
      () =>
        latest.current
          ?.askAbout(abort.signal)
          .catch((error) => abort.signal.aborted || latest.current?.tellFault(error)),
      pause,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [state]);
}

/** What the check says; nothing where it cannot be asked, and why is told. */
export async function orNoFindings(
  asked: Promise<readonly Finding[]>,
  tellFault: (fault: Error) => void,
): Promise<readonly Finding[]> {
  try {
    return await asked;
  } catch (error) {
    tellFault(error as Error);
    return [];
  }
}

interface TypingProps {
  files: readonly TypedFile[];
  /** What the check says of the files as they are. */
  known: readonly Finding[];
  hashOf(file: string): Promise<string>;
  /** Reads the files again. */
  read(): Promise<unknown>;
  /** Called once a file is written, or was as it should be already. */
  onSaved(file: TypedFile, written: Written): Promise<unknown>;
}

const stateOf = (files: readonly TypedFile[]) => JSON.stringify(files.map(({ texts }) => texts));

/** What is typed in files: what the check says of that, and what writes it. It stays where it cannot be written. */
export function useTyping({ files, known, hashOf, read, onSaved }: TypingProps) {
  const typed = files.filter(({ texts }) => texts.length > 0);
  const state = stateOf(typed);
  const isTyped = typed.length > 0;
  const [fault, setFault] = useState<string | Error>("");
  const [found, setFound] = useState<readonly Finding[]>();
  /** What was typed with an error that somebody was asked about. */
  const [questioned, setQuestioned] = useState<string>();
  async function look(signal?: AbortSignal, asked = typed) {
    const answers = asked.map(({ texts: [first, ...others] }) =>
      ask("look", { ...(first as WrittenText), others }, signal),
    );
    const findings = (await Promise.all(answers)).flatMap((one) => one.findings);
    if (asked === typed) setFound(isTyped ? findings : undefined);
    return findings;
  }
  useAsking(state, (signal) => look(signal), setFault);
  const lookNow = () => orNoFindings(look(), setFault);

  /** Does one thing after the other; says why it fails, and keeps what is typed. */
  function once<Result>(
    key: string | symbol,
    act: () => Promise<Result>,
  ): Promise<Result | undefined> {
    return inTurn(key, async () => {
      // The same fault is heard again.
      setFault("");
      try {
        return await act();
      } catch (error) {
        setFault(error as Error);
        // Now the files are known as they are: who saves again has seen what they say.
        if ((error as FailedRequest).status === 409) await read();
        return undefined;
      }
    });
  }

  /**
   * Writes what is typed, and what is certainly meant in place of an error; with another error only if it is asked for a
   * second time. Returns whether nothing is left.
   *
   * @param asked What is written of what is typed; by default all.
   */
  async function write(asked = typed): Promise<boolean> {
    const own = stateOf(asked);
    const isSure = questioned === own;
    const meant = isSure ? new Map<string, string>() : meantTexts(await look(undefined, asked));
    if (!meant) setQuestioned(own);
    if (!meant) return false;
    for (const one of asked) {
      const texts = one.texts.map(({ place, text }) => {
        const whole = meant.get(place) ?? text;
        // As the server takes it: a text of one line neither begins nor ends with spaces.
        const fixed = whole.includes("\n") ? whole : whole.trim();
        const draft = currentMemory().drafts[place];
        if (draft?.text === text && fixed !== text) storeDraft(place, { ...draft, text: fixed });
        return { place, text: fixed };
      });
      await save({ ...one, texts });
    }
    return true;
  }

  async function save(one: TypedFile): Promise<void> {
    await onSaved(one, await saveTexts(one.texts, hashOf(one.file)));
  }

  return {
    ...{ fault, setFault, state, once, write, save, isTyped, look: lookNow },
    findings: isTyped && found ? found : known,
    isQuestioned: isTyped && questioned === state,
  };
}
