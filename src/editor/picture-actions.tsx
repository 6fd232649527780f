import { useEffect, useId, useRef, useState } from "react";
import { ask } from "./ask.ts";
import { remember } from "./memory.ts";
import { type EditableText, mostPictureBytes, type PictureSlot } from "./protocol.ts";

interface PictureActionsProps {
  text: EditableText;
  picture: PictureSlot;
  /** The hash of the text's file. */
  hash: string;
  /** Reads the files again. */
  reload(): Promise<unknown>;
}

/** Adds, replaces, describes and removes the picture of a text. What it shows is asked before it is written. */
export function PictureActions({ text, picture, hash, reload }: PictureActionsProps) {
  const { file, hasAlt, canRemove, description } = picture;
  const id = useId();
  const [chosen, setChosen] = useState<File>();
  const [alt, setAlt] = useState(picture.alt ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  const isSending = useRef(false);
  const isDescribed = hasAlt && picture.alt !== undefined;
  // A picture that is described already has a text for that.
  const asksAlt = hasAlt && (chosen !== undefined || (file !== undefined && !isDescribed));
  const { language, direction } = text.source ?? text;
  useEffect(() => {
    if (chosen) field.current?.focus();
  }, [chosen]);

  async function change(done: string, asked: { alt?: string; isRemoved?: boolean }) {
    if (isSending.current) return;
    isSending.current = true;
    remember({ said: "One moment …" });
    try {
      if (chosen && chosen.size > mostPictureBytes)
        throw new Error("This file has more than 20 MB. Save it smaller.");
      const named = { place: text.place, hash, ...(chosen && { name: chosen.name.slice(-200) }) };
      const answer = await ask("picture", { ...named, ...asked }, undefined, chosen);
      const removed = answer.removed.join(", ");
      const said = `${done} ${answer.file}.${removed && ` Taken out of it: ${removed}.`}`;
      remember({ said, canUndo: true, places: [answer.place] });
      setChosen(undefined);
    } catch (error) {
      remember({ said: (error as Error).message });
      field.current?.focus();
    }
    isSending.current = false;
    await reload();
  }
  const button = (label: string, ...given: Parameters<typeof change>) => (
    <button type="button" onClick={() => change(...given)}>
      {label}
    </button>
  );
  const [save, saved] = file ? ["Save", "Saved"] : ["Add", "Added"];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-labelledby={id} className={chosen ? "entry pending" : "entry"}>
      <h3 id={id}>{file ? `Picture ${file}` : "Picture"}</h3>
      <p className="note">{description}</p>
      <label>
        {file ? "Replace it: choose" : "Choose"} a file, or drop it here
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => setChosen(target.files?.[0])}
        />
      </label>
      {asksAlt && (
        <label>
          What it shows, in one sentence
          <textarea
            ref={field}
            rows={2}
            maxLength={1000}
            value={alt}
            lang={language}
            dir={direction}
            onChange={({ target }) => setAlt(target.value)}
          />
        </label>
      )}
      {(chosen || asksAlt) && button(`${save} the picture`, saved, hasAlt ? { alt } : {})}
      {hasAlt && (chosen || isDescribed) && button(`${save} it as decorative`, saved, {})}
      {canRemove && file && !chosen && button("Remove it", "Removed", { isRemoved: true })}
    </div>
  );
}
