import { useEffect, useId, useRef, useState } from "react";
import { ask, RequestError } from "./ask.ts";
import { takeDropped } from "./dropped.ts";
import type { EditableText, PictureSlot } from "./editable-text.ts";
import { nameOfField } from "./labels.ts";
import { remember, rememberFault } from "./memory.ts";
import { pasteLine } from "./pasted.ts";
import { mostPictureBytes } from "./protocol.ts";
import { english, say, start } from "./say.ts";

interface PictureActionsProps {
  /** A text next to it, or the picture's own place in a form. */
  text: Pick<EditableText, "place" | "language" | "direction" | "source">;
  isInForm?: boolean;
  picture: PictureSlot;
  /** The hash of the text's file. */
  hash: string;
  /** Reads the files again. */
  reload(): Promise<unknown>;
}

/** Adds, replaces, describes and removes the picture of a text. What it shows is asked before it is written. */
export function PictureActions({
  text,
  isInForm = false,
  picture,
  hash,
  reload,
}: PictureActionsProps) {
  const { file, hasAlt, canRemove, description } = picture;
  const id = useId();
  const called = nameOfField(description);
  const isNamed = start.language !== "en" && called.inLanguage !== english;
  const isInHeading = isInForm && !file;
  const [chosen, setChosen] = useState<File>();
  const [alt, setAlt] = useState(picture.alt ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  const isSending = useRef(false);
  const isDescribed = hasAlt && picture.alt !== undefined;
  // A picture that is described already has a text for that.
  const asksAlt = hasAlt && (chosen !== undefined || (file !== undefined && !isDescribed));
  const { language, direction } = text.source ?? text;
  const [shown, setShown] = useState("");
  useEffect(() => {
    if (!chosen) return;
    field.current?.focus();
    const address = URL.createObjectURL(chosen);
    setShown(address);
    return () => URL.revokeObjectURL(address);
  }, [chosen]);
  useEffect(() => {
    const dropped = isInForm ? undefined : takeDropped();
    if (dropped) choose(dropped);
  });

  /** Says at once what is wrong with a file; a large picture is made smaller meanwhile. */
  async function choose(file: File | undefined) {
    setChosen(undefined);
    if (!file) return;
    remember({ said: say("moment") });
    try {
      const isLarge = file.size > mostPictureBytes;
      if (isLarge && file.type.startsWith("image/"))
        throw new RequestError(413, { word: "largePicture" });
      // The beginning of a film is enough to refuse it.
      const bytes = isLarge ? file.slice(0, 1024) : file;
      const asked = { place: text.place, hash, name: file.name.slice(-200), isTrial: true };
      const { alt: known } = await ask("picture", asked, undefined, bytes);
      remember({ said: "" });
      if (known) setAlt(known);
      setChosen(file);
    } catch (error) {
      rememberFault(error);
    }
  }

  async function change(done: string, asked: { alt?: string; isRemoved?: boolean }) {
    if (isSending.current) return;
    isSending.current = true;
    remember({ said: say("moment") });
    try {
      const named = { place: text.place, hash, ...(chosen && { name: chosen.name.slice(-200) }) };
      const answer = await ask("picture", { ...named, ...asked }, undefined, chosen);
      const { file, removed } = answer;
      const takenOut = removed.length > 0 ? [say("takenOut", { parts: removed.join(", ") })] : [];
      const said = [say(done, { file }), ...takenOut].join(" ");
      remember({ said, canUndo: true, ...(!isInForm && { places: [answer.place] }) });
      setChosen(undefined);
    } catch (error) {
      rememberFault(error);
      field.current?.focus();
    }
    isSending.current = false;
    await reload();
  }
  const [save, saved, decorative] = file
    ? ["savePicture", "pictureSaved", "saveDecorative"]
    : ["addPicture", "pictureAdded", "addDecorative"];
  const button = (label: string, ...given: Parameters<typeof change>) => (
    <button type="button" onClick={() => change(...given)}>
      {label}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-labelledby={id} className={chosen ? "entry pending" : "entry"}>
      <h3 id={id}>
        {isInHeading ? called.name : file ? say("pictureNamed", { file }) : say("picture")}
      </h3>
      <p className="note" {...(isNamed ? {} : english)}>
        {isNamed ? !isInHeading && called.name : description}
      </p>
      <label>
        {say(file ? "replacePicture" : "choosePicture")}
        <input type="file" accept="image/*" onChange={({ target }) => choose(target.files?.[0])} />
      </label>
      {chosen && shown && <img className="chosen" src={shown} alt="" />}
      {asksAlt && (
        <label>
          {say("alt")}
          <textarea
            ref={field}
            rows={2}
            maxLength={1000}
            value={alt}
            lang={language}
            dir={direction}
            onChange={({ target }) => setAlt(target.value)}
            onPaste={pasteLine}
            onKeyDown={({ key, ctrlKey, metaKey }) => {
              if (key === "Enter" && (ctrlKey || metaKey)) change(saved, { alt });
            }}
          />
        </label>
      )}
      {(chosen || asksAlt) && button(say(save), saved, hasAlt ? { alt } : {})}
      {hasAlt && (chosen || isDescribed) && button(say(decorative), saved, {})}
      {canRemove &&
        file &&
        !chosen &&
        button(say("removePicture"), "pictureRemoved", { isRemoved: true })}
      {!canRemove && file && <p className="note">{say("pictureStays")}</p>}
    </div>
  );
}
