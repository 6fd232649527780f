import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useState,
} from "react";
import type { EditableText } from "./editable-text.ts";
import { readPasted } from "./pasted.ts";
import { joinLines } from "./protocol.ts";
import { say } from "./say.ts";

type Field = HTMLTextAreaElement & HTMLSelectElement;

interface TextFieldProps {
  id: string;
  field: RefObject<Field | null>;
  text: EditableText;
  typed: string;
  isReadOnly: boolean;
  setTyped(text: string): void;
  save(): void;
}

/** The field of a text. What is pasted comes without signs that nobody sees, and keeps links where the text can have them. */
export function TextField({ id, field, text, typed, isReadOnly, setTyped, save }: TextFieldProps) {
  const { place, kind, choices, entries, language, direction } = text;
  /** What has become of pasted or dropped words, and the text with these as they were copied. */
  const [change, setChange] = useState<{ said: string; raw?: string }>();
  const { list, index, key } = entries.at(-1) ?? {};
  /** Whether each line becomes an entry of its own, as in a list of paragraphs. */
  const isEntry = kind !== "fact" && key !== "columns" && place === `${list}/${index}`;
  const hasLines = isEntry || text.text.includes("\n");
  const join = (value: string) => (hasLines ? value : joinLines(value));
  const joined = say(kind === "paragraph" ? "oneParagraph" : "oneLine");

  function paste(event: ClipboardEvent<Field>) {
    const { clipboardData: copied, currentTarget } = event;
    const { value, selectionStart, selectionEnd } = currentTarget;
    const pasted = readPasted(copied, kind === "paragraph", direction === "rtl");
    const { paragraphs, isCleaned } = pasted;
    if (isReadOnly || paragraphs.length === 0) return;
    event.preventDefault();
    // As if it was typed, so that the browser can undo it.
    document.execCommand("insertText", false, paragraphs.join(hasLines ? "\n\n" : " "));
    const isJoined = paragraphs.length > 1 && !hasLines;
    const said = [...(isCleaned ? [say("pasteCleaned")] : []), ...(isJoined ? [joined] : [])];
    const words = copied.getData("text/plain");
    const raw = join(value.slice(0, selectionStart) + words + value.slice(selectionEnd));
    if (said.length > 0) setChange({ said: said.join(" "), raw });
  }
  const common = {
    ...{ id, value: typed, ref: field },
    "aria-describedby": ["comment", "findings", "where"].map((name) => `${id}-${name}`).join(" "),
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement | HTMLSelectElement>) => {
      const { value } = target;
      const written = join(value);
      setTyped(written);
      setChange(undefined);
      if (written === value || !("setSelectionRange" in target)) return;
      const behind = target.selectionEnd - value.length;
      target.value = written;
      target.setSelectionRange(written.length + behind, written.length + behind);
      setChange({ said: joined });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
      if (event.ctrlKey || event.metaKey) save();
      if (event.ctrlKey || event.metaKey || !hasLines) event.preventDefault();
    },
  };
  return (
    <>
      {choices ? (
        <select {...common} disabled={isReadOnly}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <textarea
          {...common}
          readOnly={isReadOnly}
          rows={kind === "paragraph" ? 6 : 3}
          lang={language}
          dir={direction}
          spellCheck={kind !== "fact"}
          onPaste={paste}
        />
      )}
      {kind === "fact" && CSS.supports("color", typed) && (
        <span className="swatch" style={{ background: typed }} />
      )}
      {change && (
        <p className="note">
          <span role="alert">{change.said}</span>{" "}
          {change.raw !== undefined && (
            <button
              type="button"
              onClick={() => {
                setTyped(`${change.raw}`);
                setChange(undefined);
                field.current?.focus();
              }}
            >
              {say("undo")}
            </button>
          )}
        </p>
      )}
      {isEntry && typed.trim().includes("\n") && <p className="note">{say("manyEntries")}</p>}
    </>
  );
}
