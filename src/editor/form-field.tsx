import { type ChangeEvent, useId } from "react";
import { ChoiceField, ChoiceHelp } from "./choice-field.tsx";
import { FindingList } from "./finding-list.tsx";
import { useShared } from "./form-context.ts";
import type { FormPart } from "./form-protocol.ts";
import { english, panelWord } from "./panel-words.ts";
import { pasteLine } from "./pasted.ts";
import { PointField } from "./point-field.tsx";
import { PutFile } from "./put-file.tsx";
import { SectionDrawing } from "./section-drawing.tsx";
import { isOvertaken } from "./text-drafts.ts";
import { TextField } from "./text-field.tsx";
import { helpIn, shortLabel } from "./text-names.ts";
import { isReadOnly } from "./use-files.ts";
import { typedText, typeText } from "./use-form.ts";
import { useMemory } from "./use-memory.ts";
import { weekdayName } from "./weekday-name.ts";
import { WordButton } from "./word-button.tsx";

interface FormFieldProps {
  part: FormPart;
  /** What it is called in place of its description. */
  name?: string | undefined;
}

/** Stands for a day of which a part is typed. Browsers call that empty, and an empty day would be deleted. */
const halfDay = "–";

/** A single value by its kind, with what it is for and what the check says of it. */
export function FormField({ part, name }: FormFieldProps) {
  const {
    place,
    kind,
    description,
    isOptional,
    isThere,
    choices = [],
    inherited = "",
    text = "",
    isPicture = false,
  } = part;
  const { form, language, direction, findingsAt, look, focusAt } = useShared();
  const { drafts } = useMemory();
  const id = useId();
  const said = shortLabel(description);
  const help = helpIn(description);
  const typed = typedText(part);
  const isGap = typed === "…";
  const isHalf = kind === "day" && typed === halfDay;
  const value = isGap || isHalf ? "" : typed;
  const type = (next: string) => typeText(part, next);
  // Where no file is named yet, one is chosen first.
  const isToChoose = kind === "file" && value === "" && !isReadOnly();
  const dayOf = ({ validity, value }: HTMLInputElement) => (validity.badInput ? halfDay : value);
  const found = findingsAt(place) ?? part.findings ?? [];
  // What to write stands beside a text; a box is ticked.
  const shown = kind === "truth" ? found.map((one) => ({ ...one, hint: "" })) : found;
  const findings = isGap ? [] : shown;
  const attributes = {
    ...{ id, value },
    "data-at": place,
    "aria-describedby": `${id}-help ${id}-findings`,
    "aria-invalid": findings.some(({ severity }) => severity === "error") || undefined,
  } as const;
  const common = { ...attributes, setTyped: type };
  const written = {
    ...{ ...attributes, readOnly: isReadOnly(), placeholder: inherited },
    ...(kind === "text" ? { lang: language, dir: direction } : { dir: "auto" }),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(dayOf(target)),
  };
  const label = (
    <label
      id={`${id}-label`}
      htmlFor={kind === "opening" || kind === "point" ? undefined : id}
      {...(part.name ? { lang: language, dir: direction } : name ? {} : english)}
    >
      {name ?? said}
    </label>
  );
  return (
    <div className="field">
      {kind === "truth" ? (
        <label className="truth">
          <input
            {...{ id, type: "checkbox", checked: typed === "true", disabled: isReadOnly() }}
            data-at={place}
            aria-describedby={`${id}-help ${id}-findings`}
            onChange={({ target }) => type(target.checked ? "true" : isOptional ? "" : "false")}
          />{" "}
          <span {...english}>{said}</span>
        </label>
      ) : (
        label
      )}
      {(kind === "choice" || kind === "drawing" || kind === "weekday" || kind === "page") && (
        <ChoiceField
          {...common}
          {...{ choices, isOptional, value: typed }}
          {...(kind === "weekday" && { nameOf: (_, index) => weekdayName(index) })}
          {...(kind === "page" && { nameOf: (one, index) => choices[index]?.[1] || one })}
        />
      )}
      {kind === "opening" && (
        <div role="radiogroup" aria-labelledby={`${id}-label`}>
          {choices.map(([one, of]) => (
            <label key={one} className="row">
              <SectionDrawing kind={`opening-${one}`} />
              <span className="truth">
                <input
                  {...{ type: "radio", name: id, checked: typed === one, disabled: isReadOnly() }}
                  data-at={place}
                  onChange={() => type(one)}
                />{" "}
                <span {...english}>{shortLabel(of)}</span>
              </span>
            </label>
          ))}
        </div>
      )}
      {kind === "point" && (
        <PointField
          {...common}
          value={typed}
          file={`${part.picture?.file}`}
          labelledBy={`${id}-label`}
        />
      )}
      {kind === "file" && (
        <>
          <input
            {...written}
            data-at={isToChoose ? undefined : place}
            list={`${id}-known`}
            onPaste={pasteLine}
          />
          <ChoiceList id={`${id}-known`} choices={choices} />
          {!isReadOnly() && <PutFile {...{ place, value, isPicture, isToChoose }} onPut={type} />}
        </>
      )}
      {kind === "paragraph" && (
        <TextField
          {...common}
          {...{ kind, language, direction, placeholder: inherited, rows: part.name ? 1 : 4 }}
          hasLines={text.includes("\n")}
        />
      )}
      {(kind === "text" || kind === "number" || kind === "day" || kind === "colour") && (
        <input
          {...written}
          type={kind === "day" ? "date" : "text"}
          max={kind === "day" ? "9999-12-31" : undefined}
          // Browsers tell nothing of a change from one half of a day to another.
          onKeyUp={({ currentTarget }) => {
            if (currentTarget.validity.badInput !== isHalf) type(dayOf(currentTarget));
          }}
          inputMode={kind === "number" ? "decimal" : undefined}
          onPaste={kind === "text" ? pasteLine : undefined}
        />
      )}
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
            <ChoiceHelp
              help={help}
              choices={kind === "choice" ? choices.map(([one]) => one) : []}
            />
          </span>
        )}
      </p>
      <FindingList id={`${id}-findings`} {...{ findings, typed: { text: value, type, look } }} />
    </div>
  );
}

/** What the browser offers while a value is typed. */
export function ChoiceList({ id, choices = [] }: { id: string; choices: FormPart["choices"] }) {
  return (
    <datalist id={id}>
      {choices.map(([one, title]) => (
        <option key={one} value={one}>
          {title}
        </option>
      ))}
    </datalist>
  );
}
