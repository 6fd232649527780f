import { FormSection } from "./form-section.tsx";
import { type Memory, remember, storeDraft } from "./memory.ts";
import { panelWord } from "./panel-words.ts";
import { useMemory } from "./use-memory.ts";

interface TypedValueProps {
  place: string;
  isReadOnly: boolean;
  /** Shows on the page what was written. */
  refresh(changes: Partial<Memory>): Promise<void>;
}

/** What is typed where no text is: one that is gone, or a value that only a form has, such as a day. */
export function TypedValue({ place, isReadOnly, refresh }: TypedValueProps) {
  const { drafts, home } = useMemory();
  const draft = drafts[place];
  const isOfForm = draft?.twins.length === 0;
  const discard = () => {
    storeDraft(place);
    remember({ view: home });
  };
  return (
    <>
      <p className="body">
        {!isOfForm && panelWord("refusals.textGone")} {draft?.text}{" "}
        {draft && (
          <button type="button" onClick={discard}>
            {panelWord("discard")}
          </button>
        )}
      </p>
      {isOfForm && (
        <div className="body">
          <FormSection
            {...{ label: panelWord("allFields"), isOpen: true, wanted: place, isReadOnly }}
            asked={[{ place: place.replace(/#.*/s, "#") }]}
            refresh={(changes) => refresh({ ...changes, view: home })}
          />
        </div>
      )}
    </>
  );
}
