import { useEffect, useId, useRef, useState } from "react";
import { ask, type RequestError } from "./ask.ts";
import { draftOf, isSure, ownWords } from "./drafts.ts";
import { keepAfterSave, keepDraft, remember, remembered } from "./memory.ts";
import { OpenLink } from "./open-link.tsx";
import { type Finding, inOneLine, type Words, type WordsOfFile } from "./protocol.ts";
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
  const own = ownWords(text);
  const draft = useMemory().drafts[place];
  const words = draft?.words ?? own;
  const begin = (typed: string) => keepDraft(place, draftOf(text, typed, file.words));
  /** Whether somebody has to say that this is the text for which the words were typed. */
  const isStray = draft !== undefined && !isSure(place, draft, file.words);
  const setWords = (typed: string) => {
    if (typed === own) keepDraft(place);
    else if (draft) keepDraft(place, { ...draft, words: typed });
    else begin(typed);
    setFault("");
  };
  const [findings, setFindings] = useState<readonly Finding[]>(text.findings);
  const [fault, setFault] = useState("");
  /** Words with an error that somebody was asked about. */
  const [asked, setAsked] = useState<string>();
  const isSaving = useRef(false);
  const isChanged = words !== own;
  const hasLines = text.words.includes("\n");

  useEffect(() => {
    const { current } = field;
    elementsOf(place)[0]?.scrollIntoView({ block: "nearest" });
    current?.focus();
    // A textarea begins with its first letter.
    current?.setSelectionRange?.(current.value.length, current.value.length);
  }, [place]);
  useEffect(() => {
    if (isChanged && !isStray) showWords(place, text.words, words, kind === "paragraph");
    else if (!isChanged) keepDraft(place);
    return restoreWords;
  }, [place, text.words, words, kind, isChanged, isStray]);
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

  async function send(said: string) {
    if (isSaving.current || isReadOnly) return;
    isSaving.current = true;
    const { hash } = file;
    try {
      if (isChanged && asked !== words) {
        const { findings } = await ask("look", { place, words });
        if (findings.some(({ severity }) => severity === "error")) return setAsked(words);
      }
      await ask("save", { place, words, hash });
      // What was typed meanwhile is not saved.
      const typed = remembered().drafts[place]?.words ?? own;
      keepAfterSave(place, typed === words ? undefined : draftOf(text, typed, file.words, words));
      remember({ said });
      // Another text may be written by now.
      if (typed === words && field.current) leave();
      await load();
    } catch (error) {
      setFault((error as Error).message);
      // Now the panel knows the file as it is: who saves again has seen what it says.
      if ((error as RequestError).status === 409) await load();
    } finally {
      isSaving.current = false;
    }
  }
  function save() {
    if (!isChanged) leave();
    else if (isStray) setFault("Nothing was saved: press “Write in place of these” first.");
    else send(`Saved in ${file.file}.`);
  }

  const common = {
    ref: field,
    id,
    value: words,
    "aria-describedby": ["comment", "findings", "where"].map((name) => `${id}-${name}`).join(" "),
    onChange: ({ target }: { target: HTMLTextAreaElement | HTMLSelectElement }) => {
      const typed = target.value;
      const joined = hasLines ? typed : inOneLine(typed);
      setWords(joined);
      if (joined === typed || !("setSelectionRange" in target)) return;
      const behind = target.selectionEnd - typed.length;
      target.value = joined;
      target.setSelectionRange(joined.length + behind, joined.length + behind);
      const what = kind === "paragraph" ? "is one paragraph" : "has one line";
      setFault(`Line breaks became spaces, since this text ${what}.`);
    },
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      if (event.ctrlKey || event.metaKey) save();
      if (event.ctrlKey || event.metaKey || !hasLines) event.preventDefault();
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
      {draft && isStray && (
        <div className="fault">
          <p>
            The file has changed. The words with which you began, <q>{draft.base}</q>, are not here
            any more, or stand in several places. The file says now: <q>{text.words}</q>
          </p>
          <button type="button" onClick={() => begin(words)}>
            Write in place of these
          </button>
        </div>
      )}
      {asked === words && (
        <p role="alert" className="fault">
          Not saved yet: with these words the check finds an error, and their page is not shown
          until it is fixed.
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
                aria-label={`Fix: ${finding.message}`}
                onClick={() => {
                  setWords(finding.fixed as string);
                  field.current?.focus();
                }}
              >
                Fix
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="bar">
        <button type="submit" aria-keyshortcuts="Control+Enter" aria-disabled={isReadOnly}>
          {asked === words ? "Save anyway" : "Save"}
        </button>
        <button type="button" aria-keyshortcuts="Escape" onClick={leave}>
          Close
        </button>
        {isChanged && (
          <button
            type="button"
            onClick={() => {
              setWords(own);
              field.current?.focus();
            }}
          >
            Revert
          </button>
        )}
        {source?.isStale && !isChanged && !text.isGap && (
          <button type="button" onClick={() => send("Marked as up to date.")}>
            Mark as up to date
          </button>
        )}
        <button
          type="button"
          onClick={() => {
            if (!focusWords(place)) setFault("This text is not visible on the page.");
          }}
        >
          Show on the page
        </button>
      </div>
      {others.length > 0 && (
        <button type="button" onClick={() => remember({ places: [...others, place] })}>
          Other texts of this element
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
  if (count === 0) return "No findings.";
  return count === 1 ? "1 finding." : `${count} findings.`;
}
