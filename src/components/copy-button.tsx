import { useId, useState } from "react";
import { useOwnDirection } from "../content/own-direction.ts";

/** Copies a text, or, where the browser forbids it, shows the text selected for copying by hand. */
export interface CopyButtonProps {
  text: string;
  words: { copy: string; copied: string; copyByHand: string };
}

export function CopyButton({ text, words }: CopyButtonProps) {
  const [result, setResult] = useState<"copied" | "blocked">();
  const id = useId();
  const dir = useOwnDirection("auto");
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
          <textarea
            ref={select}
            id={id}
            readOnly
            rows={6}
            value={text}
            // Line by line: an address of another script must not turn the words about.
            dir={dir}
            className="box"
          />
        </div>
      )}
    </>
  );
}

/** Copies a text to the clipboard, and says whether the browser let the page do it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects the text of an area as soon as it appears, so that a visitor need only copy it. */
function select(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.select();
}
