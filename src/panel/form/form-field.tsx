import { useId } from "react";
import type { FormPart } from "../protocol/form-protocol.ts";
import { helpIn, shortLabel } from "../protocol/text-names.ts";
import { english, panelWord } from "../state/panel-words.ts";
import { isOvertaken } from "../state/text-drafts.ts";
import { useMemory } from "../state/use-memory.ts";
import { FindingList } from "../view/finding-list.tsx";
import { WordButton } from "../view/word-button.tsx";
import { ChoiceHelp } from "./choice-field.tsx";
import { useShared } from "./form-context.ts";
import { kindOf } from "./kinds/field-kinds.ts";
import { typedText, typeWithLike } from "./use-form.ts";

interface FormFieldProps {
  part: FormPart;
  /** What it is called in place of its description. */
  name?: string | undefined;
  /** The parts next to it. */
  beside?: readonly FormPart[];
}

/** A single value by its kind, with what it is for and what the check says of it. */
export function FormField({ part, name, beside = [] }: FormFieldProps) {
  const { place, description, isThere, choices = [], text = "" } = part;
  const kind = kindOf(part);
  const { form, language, direction, findingsAt, look, focusAt } = useShared();
  const { drafts } = useMemory();
  const id = useId();
  const help = helpIn(description);
  const typed = typedText(part);
  const isGap = typed === "…";
  const value = kind.toControl?.(typed) ?? (isGap ? "" : typed);
  const type = (next: string) => typeWithLike(part, next, form.answer?.files ?? []);
  const found = findingsAt(place) ?? part.findings ?? [];
  const shown = kind.hidesHint ? found.map((one) => ({ ...one, hint: "" })) : found;
  const findings = isGap ? [] : shown;
  const field = {
    ...{ id, value, setTyped: type },
    "data-at": place,
    "aria-describedby": `${id}-help ${id}-findings`,
    "aria-invalid": findings.some(({ severity }) => severity === "error") || undefined,
  } as const;
  return (
    <div className="field">
      {kind.label !== "own" && (
        <label
          id={`${id}-label`}
          htmlFor={kind.label ? undefined : id}
          {...(part.name ? { lang: language, dir: direction } : name ? {} : english)}
        >
          {name ?? shortLabel(description)}
        </label>
      )}
      <kind.Control {...field} of={part} />
      {isOvertaken(drafts[place], text) && (
        <div className="fault">
          {panelWord("nowSays")} <q dir="auto">{text}</q>{" "}
          <WordButton
            word="replace"
            onClick={async () => {
              await form.replace(part);
              focusAt(place);
            }}
          />
        </div>
      )}
      <p id={`${id}-help`} className="note">
        {isGap && isThere && <strong>{panelWord("stillToWrite")} </strong>}
        {help && (
          <span {...english}>
            <ChoiceHelp {...{ help, beside }} choices={kind.namesChoices && choices} />
          </span>
        )}
      </p>
      <FindingList id={`${id}-findings`} {...{ findings, typed: { text: value, type, look } }} />
    </div>
  );
}
