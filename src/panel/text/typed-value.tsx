import { useEffect, useRef } from "react";
import { FormSection } from "../form/form-section.tsx";
import { fileKeyOf } from "../protocol/split-place.ts";
import { mayTakeFocus, remember, storeDraft } from "../state/memory.ts";
import { panelWord } from "../state/panel-words.ts";
import { useMemory } from "../state/use-memory.ts";
import { focusRendered } from "../view/keep-focus.ts";
import { WordButton } from "../view/word-button.tsx";

/** What is typed where no text is: one that is gone, or a value that only a form has, such as a day. */
export function TypedValue({ place }: { place: string }) {
  const { drafts, back = "list" } = useMemory();
  const draft = drafts[place];
  const isOfForm = draft?.twins.length === 0;
  const words = useRef<HTMLParagraphElement>(null);
  // The field that had it is gone.
  useEffect(() => {
    if (!isOfForm && mayTakeFocus()) focusRendered(() => words.current);
  }, [isOfForm]);
  const discard = () => {
    storeDraft(place);
    remember({ view: back });
  };
  return (
    <>
      <p ref={words} tabIndex={-1} className="body">
        {!isOfForm && panelWord("refusals.textGone")} {draft?.text}{" "}
        {draft && <WordButton word="discard" onClick={discard} />}
      </p>
      {isOfForm && (
        <div className="body">
          <FormSection
            {...{ label: panelWord("allFields"), isOpen: true, wanted: place }}
            asked={[{ place: `${fileKeyOf(place)}#` }]}
            next={back}
          />
        </div>
      )}
    </>
  );
}
