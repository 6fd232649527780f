import { useEffect, useId, useRef, useState } from "react";
import { takeDropped } from "../page/dropped.ts";
import { pasteLine } from "../page/pasted.ts";
import type { FormPart, PictureSlot } from "../protocol/form-protocol.ts";
import { mostPictureBytes } from "../protocol/protocol.ts";
import type { Requests } from "../protocol/requests.ts";
import { shortLabel } from "../protocol/text-names.ts";
import { FailedRequest } from "../state/ask.ts";
import { inTurn } from "../state/in-turn.ts";
import { remember, rememberFault } from "../state/memory.ts";
import { english, panelWord, pictureSaid } from "../state/panel-words.ts";
import { useLatest } from "../state/use-latest.ts";
import { showFocus } from "../view/keep-focus.ts";
import { WordButton } from "../view/word-button.tsx";
import { FileField } from "./file-field.tsx";
import { type FormShared, useShared } from "./form-context.ts";

type PictureChange = Pick<Requests["picture"], "alt" | "isRemoved">;

interface FormPictureProps {
  part: FormPart;
  picture: PictureSlot;
}

/** Adds, replaces, describes and removes a picture. What it shows is asked before it is written. */
export function FormPicture({ part: { place, description }, picture }: FormPictureProps) {
  const { form, language, direction, focusAt } = useShared();
  const { file, hasAlt, canRemove, isDrawing } = picture;
  const id = useId();
  const name = shortLabel(description);
  const [chosen, setChosen] = useState<File>();
  /** The file that was chosen last. What the server says of an earlier one can come later. */
  const wanted = useRef<File>(undefined);
  const [alt, setAlt] = useState(picture.alt ?? "");
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useLatest(form);
  const isDescribed = hasAlt && picture.alt !== undefined;
  // A picture that is described already has a field for that.
  const asksAlt = hasAlt && (chosen !== undefined || (file !== undefined && !isDescribed));
  const [shown, setShown] = useState("");
  useEffect(() => {
    if (!chosen) return;
    field.current?.focus();
    const address = URL.createObjectURL(chosen);
    setShown(address);
    return () => {
      URL.revokeObjectURL(address);
      // It would be shown once more, with the next file.
      setShown("");
    };
  }, [chosen]);
  useEffect(() => {
    const dropped = takeDropped();
    if (dropped) choose(dropped);
  });

  /** Says at once what is wrong with a file; a large picture is made smaller meanwhile. */
  async function choose(file: File | undefined) {
    wanted.current = file;
    setChosen(undefined);
    if (!file) return;
    remember({ said: panelWord("moment") });
    try {
      const isLarge = file.size > mostPictureBytes;
      if (isLarge && file.type.startsWith("image/"))
        throw new FailedRequest(413, { word: "largePicture" });
      // The beginning of a film is enough to refuse it.
      const bytes = isLarge ? file.slice(0, 1024) : file;
      const asked = { name: file.name.slice(-200), isTrial: true };
      const { alt: known } = await form.picture(place, asked, bytes);
      if (wanted.current !== file) return;
      remember({ said: "" });
      if (known) setAlt(known);
      setChosen(file);
    } catch (error) {
      if (wanted.current === file) rememberFault(error);
    }
  }

  async function write(form: FormShared["form"], done: string, asked: PictureChange) {
    remember({ said: panelWord("moment") });
    try {
      const named = { ...(chosen && { name: chosen.name.slice(-200) }), ...asked };
      const answer = await form.picture(place, named, chosen);
      const said = answer.isSame ? "publishing.same" : done;
      await form.shownAt(answer.place, pictureSaid(said, answer), { isSame: answer.isSame });
      setChosen(undefined);
      // What is next to its words would say that it only decorates.
      focusAt(place);
    } catch (error) {
      rememberFault(error);
      field.current?.focus();
      await form.read();
      // What was said has pushed it down, and a field with the focus is not scrolled to.
      field.current?.scrollIntoView({ block: "nearest" });
    }
  }
  function change(done: string, asked: PictureChange) {
    const press = `picture ${place} ${chosen?.name} ${JSON.stringify(asked)}`;
    // It may be closed by then.
    return inTurn(press, () => write(latest.current ?? form, done, asked));
  }
  const [save, saved, decorative] = file
    ? ["savePicture", "pictureSaved", "saveDecorative"]
    : ["addPicture", "pictureAdded", "addDecorative"];
  const button = (word: string, ...given: Parameters<typeof change>) => (
    <WordButton word={word} onClick={() => change(...given)} />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-labelledby={id} className={chosen ? "entry pending" : "entry"}>
      <h3 id={id} {...(file ? {} : english)}>
        {file ? panelWord("pictureNamed", { file }) : name}
      </h3>
      {file && (
        <p className="note" {...english}>
          {name}
        </p>
      )}
      <FileField
        word={file ? "replacePicture" : "choosePicture"}
        take={choose}
        there={file}
        {...{ "data-at": place, accept: isDrawing ? ".svg" : "image/*" }}
      />
      {chosen && shown && <img className="chosen" src={shown} alt="" onLoad={showFocus} />}
      {asksAlt && (
        <label>
          {panelWord("alt")}
          <textarea
            ref={field}
            rows={2}
            maxLength={1000}
            value={alt}
            lang={language}
            dir={direction}
            onChange={({ target }) => setAlt(target.value)}
            onPaste={pasteLine}
            onKeyDown={(event) => {
              const { key, ctrlKey, metaKey } = event;
              if (key !== "Enter" || !(ctrlKey || metaKey)) return;
              event.preventDefault();
              change(saved, { alt });
            }}
          />
        </label>
      )}
      {(chosen || asksAlt) && button(save, saved, hasAlt ? { alt } : {})}
      {hasAlt && (chosen || isDescribed) && button(decorative, saved, {})}
      {canRemove &&
        file &&
        !chosen &&
        button("removePicture", "pictureRemoved", { isRemoved: true })}
      {!canRemove && file && <p className="note">{panelWord("pictureStays")}</p>}
    </div>
  );
}
