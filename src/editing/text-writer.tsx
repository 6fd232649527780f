import { useEffect, useId, useRef, useState } from "react";
import { ask, type Refusal } from "./ask.ts";
import { keepDraft, remember, remembered } from "./memory.ts";
import { OpenLink } from "./open-link.tsx";
import type { Finding, Words, WordsOfFile } from "./protocol.ts";
import { elementsOf, focusWords, restoreWords, showWords } from "./show-words.ts";
import { useMemory } from "./use-memory.ts";

/** Milliseconds without a key after which the check looks at the words. */
const pause = 300;

interface TextWriterProps {
  text: Words;
  file: WordsOfFile;
  isReadOnly: boolean;
  canOpen: boolean;
  /** Other places whose words are in the same element. */
  others: readonly string[];
  leave(): void;
  /** Reads the files again. */
  load(): Promise<unknown>;
}

/** One text, with what the check says of it while it is written. */
export function TextWriter({
  text,
  file,
  isReadOnly,
  canOpen,
  others,
  leave,
  load,
}: TextWriterProps) {
  const { place, kind, source } = text;
  const id = useId();
  const field = useRef<HTMLTextAreaElement & HTMLSelectElement>(null);
  // The sign for a text that is still to be written is none of its words.
  const own = text.isGap ? "" : text.words;
  const draft = useMemory().drafts[place];
  const words = draft?.words ?? own;
  const setWords = (typed: string) => {
    keepDraft(place, typed === own ? undefined : { base: own, ...draft, words: typed });
    setFault("");
  };
  const [findings, setFindings] = useState<readonly Finding[]>(text.findings);
  const [fault, setFault] = useState("");
  const isSaving = useRef(false);
  const isChanged = words !== own;

  useEffect(() => {
    const { current } = field;
    elementsOf(place)[0]?.scrollIntoView({ block: "nearest" });
    current?.focus();
    // A textarea begins with its first letter.
    current?.setSelectionRange?.(current.value.length, current.value.length);
  }, [place]);
  useEffect(() => {
    if (isChanged) showWords(place, text.words, words, kind === "paragraph");
    else keepDraft(place);
    return restoreWords;
  }, [place, text.words, words, kind, isChanged]);
  useEffect(() => {
    if (!isChanged) {
      setFindings(text.findings);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { findings } = await ask("look", { place, words }, abort.signal);
        setFindings(findings);
      } catch (error) {
        if (!abort.signal.aborted) setFault((error as Error).message);
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [place, text, words, isChanged]);

  async function send(name: "save" | "stamp", said: string) {
    if (isSaving.current || isReadOnly) return;
    isSaving.current = true;
    const { hash } = file;
    try {
      await (name === "save" ? ask(name, { place, words, hash }) : ask(name, { place, hash }));
      // What was typed meanwhile is not saved.
      const typed = remembered().drafts[place]?.words ?? own;
      keepDraft(place, typed === words ? undefined : { base: words, words: typed });
      remember({ said });
      // Another text may be written by now.
      if (typed === words && field.current) leave();
      await load();
    } catch (error) {
      setFault((error as Error).message);
      // Now the panel knows the file as it is: who saves again has seen what it says.
      if ((error as Refusal).status === 409) await load();
    } finally {
      isSaving.current = false;
    }
  }
  const save = () => (isChanged ? send("save", `Saved in ${file.file}.`) : leave());

  const common = {
    ref: field,
    id,
    value: words,
    "aria-describedby": ["comment", "findings", "where"].map((name) => `${id}-${name}`).join(" "),
    onChange: ({ target }: { target: { value: string } }) => setWords(target.value),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      if (event.ctrlKey || event.metaKey) save();
      // A heading or a label has one line.
      if (event.ctrlKey || event.metaKey || kind !== "paragraph") event.preventDefault();
    },
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {source && (
        <div className="source">
          <h3>Source</h3>
          <p lang={source.language} dir={source.direction}>
            {source.words}
          </p>
        </div>
      )}
      <label htmlFor={id}>{text.label}</label>
      {text.choices ? (
        <select {...common} disabled={isReadOnly}>
          {text.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <textarea
          {...common}
          readOnly={isReadOnly}
          rows={kind === "paragraph" ? 6 : 3}
          lang={text.language}
          dir={text.direction}
          spellCheck={kind !== "fact"}
        />
      )}
      {kind === "fact" && CSS.supports("color", words) && (
        <span className="swatch" style={{ background: words }} />
      )}
      {text.comment && (
        <p id={`${id}-comment`} className="note">
          {text.comment}
        </p>
      )}
      {kind === "paragraph" && (
        <p className="note">
          [words](/about) is a link, **words** are strong, *words* are stressed.
        </p>
      )}
      {draft && draft.base !== own && (
        <p className="fault">
          The file says now: <q>{text.words}</q>
        </p>
      )}
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
      <p role="status" className="count">
        {text.isGap && !isChanged ? "Still to be written." : counted(findings.length)}
      </p>
      <ul id={`${id}-findings`} className="findings">
        {findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be the same.
          <li key={index} data-severity={finding.severity}>
            <strong>{finding.severity}:</strong> {finding.message} {finding.hint}
            {finding.fixed !== undefined && !isReadOnly && (
              <button
                type="button"
                aria-label={`Mend: ${finding.message}`}
                onClick={() => {
                  setWords(finding.fixed as string);
                  field.current?.focus();
                }}
              >
                Mend
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="bar">
        <button type="submit" aria-keyshortcuts="Control+Enter" aria-disabled={isReadOnly}>
          Save
        </button>
        <button type="button" aria-keyshortcuts="Escape" onClick={leave}>
          Leave
        </button>
        {isChanged && (
          <button
            type="button"
            onClick={() => {
              setWords(own);
              field.current?.focus();
            }}
          >
            Take back
          </button>
        )}
        {source?.isStale && !isChanged && !text.isGap && (
          <button type="button" onClick={() => send("stamp", "It fits its source.")}>
            It fits its source
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            if (!focusWords(place)) setFault("No press on this page reaches this text.");
          }}
        >
          Show on the page
        </button>
      </div>
      {others.length > 0 && (
        <button type="button" onClick={() => remember({ places: [...others, place] })}>
          The other words there
        </button>
      )}
      <p id={`${id}-where`} className="note">
        {[text.group, `${file.file}, line ${text.line}`].filter(Boolean).join(": ")}
      </p>
      {canOpen && <OpenLink file={file.file} line={text.line} />}
    </form>
  );
}

function counted(count: number): string {
  if (count === 0) return "The check finds nothing.";
  return count === 1 ? "The check finds one thing." : `The check finds ${count} things.`;
}
