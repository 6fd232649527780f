import { useEffect, useId, useRef, useState } from "react";
import { copyText } from "../browser/copy-text.ts";

/** Copies a text, or, where the browser forbids it, shows the text selected for copying by hand. */
export interface CopyButtonProps {
  text: string;
  words: { copy: string; copied: string; copyByHand: string };
}

export function CopyButton({ text, words }: CopyButtonProps) {
  const [result, setResult] = useState<"copied" | "blocked">();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (result !== "blocked") return;
    area.current?.focus();
    area.current?.select();
  }, [result]);
  return (
    <>
      <button
        type="button"
        onClick={async () => setResult((await copyText(text)) ? "copied" : "blocked")}
        className="button button-outline"
      >
        {words.copy}
      </button>
      <p role="status" className="copy-status">
        {result === "copied" && words.copied}
      </p>
      {result === "blocked" && (
        <div className="field">
          <label htmlFor={id} className="label">
            {words.copyByHand}
          </label>
          <textarea ref={area} id={id} readOnly rows={6} value={text} className="box text-area" />
        </div>
      )}
    </>
  );
}
