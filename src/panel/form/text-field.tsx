import {
  type ClipboardEvent,
  type RefObject,
  type TextareaHTMLAttributes,
  useRef,
  useState,
} from "react";
import { readPasted } from "../page/pasted.ts";
import type { EditableText } from "../protocol/editable-text.ts";
import { joinLines } from "../protocol/protocol.ts";
import { panelWord } from "../state/panel-words.ts";
import { isReadOnly } from "../view/use-files.ts";
import { WordButton } from "../view/word-button.tsx";
import type { FieldProps } from "./field-props.ts";

type Field = HTMLTextAreaElement;

interface TextFieldProps
  extends FieldProps,
    Pick<TextareaHTMLAttributes<Field>, "rows" | "placeholder"> {
  ref?: RefObject<HTMLTextAreaElement | null>;
  kind: EditableText["kind"];
  language: string;
  direction: EditableText["direction"];
  /** Whether it may have several lines. */
  hasLines: boolean;
  save?: () => void;
}

/** The field of a text. What is pasted comes without signs that nobody sees, and keeps links where the text can have them. */
export function TextField(props: TextFieldProps) {
  const { kind, language, direction, hasLines, setTyped, save, ...field } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const ref = field.ref ?? own;
  /** What has become of pasted or dropped words, and the text with these as they were copied. */
  const [change, setChange] = useState<{ said: string; raw?: string }>();
  const join = (value: string) => (hasLines ? value : joinLines(value));
  const joined = panelWord(kind === "paragraph" ? "oneParagraph" : "oneLine");

  function paste(event: ClipboardEvent<Field>) {
    const { clipboardData: copied, currentTarget } = event;
    const { value, selectionStart, selectionEnd } = currentTarget;
    const pasted = readPasted(copied, kind === "paragraph", direction === "rtl");
    const { paragraphs, isCleaned } = pasted;
    if (isReadOnly() || paragraphs.length === 0) return;
    event.preventDefault();
    // As if it was typed, so that the browser can undo it.
    document.execCommand("insertText", false, paragraphs.join(hasLines ? "\n\n" : " "));
    const isJoined = paragraphs.length > 1 && !hasLines;
    const said = [...(isCleaned ? [panelWord("pasteCleaned")] : []), ...(isJoined ? [joined] : [])];
    const words = copied.getData("text/plain");
    const raw = join(value.slice(0, selectionStart) + words + value.slice(selectionEnd));
    if (said.length > 0) setChange({ said: said.join(" "), raw });
  }
  return (
    <>
      <textarea
        {...field}
        ref={ref}
        readOnly={isReadOnly()}
        lang={language}
        dir={direction}
        spellCheck={kind !== "fact"}
        onPaste={paste}
        onChange={({ target }) => {
          const { value } = target;
          const written = join(value);
          setTyped(written);
          setChange(undefined);
          if (written === value) return;
          const behind = target.selectionEnd - value.length;
          target.value = written;
          target.setSelectionRange(written.length + behind, written.length + behind);
          setChange({ said: joined });
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          const isCommand = event.ctrlKey || event.metaKey;
          if (isCommand) save?.();
          if (isCommand ? save : !hasLines) event.preventDefault();
        }}
      />
      {change && (
        <p className="note">
          <span role="alert">{change.said}</span>{" "}
          {change.raw !== undefined && (
            <WordButton
              word="undo"
              onClick={() => {
                setTyped(`${change.raw}`);
                setChange(undefined);
                ref.current?.focus();
              }}
            />
          )}
        </p>
      )}
    </>
  );
}
