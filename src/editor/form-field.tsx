import { type ChangeEvent, useId } from "react";
import { FindingList } from "./finding-list.tsx";
import { useShared } from "./form-context.ts";
import type { FormPart } from "./form-protocol.ts";
import { nameOfField, withCapital } from "./labels.ts";
import { pasteLine } from "./pasted.ts";
import { english, say, start } from "./say.ts";
import { SectionDrawing } from "./section-drawing.tsx";
import { shortLabel } from "./text-names.ts";
import { typedText, typeText } from "./use-form.ts";

interface FormFieldProps {
  part: FormPart;
  /** What it is called in place of its description. */
  name?: string | undefined;
}

/** A single value by its kind, with what it is for and what the check says of it. */
export function FormField({ part, name }: FormFieldProps) {
  const { place, kind, description, isOptional, isThere, choices = [], inherited = "" } = part;
  const { isReadOnly, language, direction, findingsAt } = useShared();
  const id = useId();
  const said = nameOfField(description);
  const rest = description.slice(shortLabel(description).length).replace(/^[.,:;]\s*/, "");
  const isEnglish = start.language === "en";
  const help = rest && (isEnglish ? withCapital(rest) : description);
  const typed = typedText(part);
  const isGap = typed === "…";
  const value = isGap ? "" : typed;
  const type = (next: string) => typeText(part, next);
  const found = findingsAt(place) ?? part.findings ?? [];
  const findings = isGap ? [] : found;
  const isProse = kind === "text" || kind === "paragraph";
  const common = {
    id,
    value,
    "data-at": place,
    "aria-describedby": `${id}-help ${id}-findings`,
    "aria-invalid": findings.some(({ severity }) => severity === "error") || undefined,
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      type(target.value),
  };
  const written = {
    ...common,
    readOnly: isReadOnly,
    ...(isProse ? { lang: language, dir: direction } : { dir: "auto" }),
    placeholder: inherited,
  };
  const empty = !choices.some(([one]) => one === typed) && <option value={typed}>{typed}</option>;
  const label = (
    <label
      id={`${id}-label`}
      htmlFor={kind === "opening" ? undefined : id}
      {...(name ? {} : said.inLanguage)}
    >
      {name ?? said.name}
    </label>
  );
  return (
    <div className="field">
      {kind === "truth" ? (
        <label className="truth">
          <input
            {...{ id, type: "checkbox", checked: typed === "true", disabled: isReadOnly }}
            data-at={place}
            aria-describedby={`${id}-help ${id}-findings`}
            onChange={({ target }) => type(target.checked ? "true" : isOptional ? "" : "false")}
          />{" "}
          <span {...said.inLanguage}>{said.name}</span>
        </label>
      ) : (
        label
      )}
      {(kind === "choice" || kind === "drawing") && (
        <select {...common} disabled={isReadOnly}>
          {isOptional && typed !== "" && <option value="">–</option>}
          {empty}
          {choices.map(([one, of]) => {
            const { name, inLanguage } = nameOfField(of || one);
            return (
              <option key={one} value={one} {...(of ? inLanguage : english)}>
                {name}
              </option>
            );
          })}
        </select>
      )}
      {kind === "opening" && (
        <div role="radiogroup" aria-labelledby={`${id}-label`} className="rows">
          {choices.map(([one, of]) => {
            const { name, inLanguage } = nameOfField(of);
            return (
              <label key={one} className="row">
                <SectionDrawing kind={`opening-${one}`} />
                <span className="truth">
                  <input
                    {...{ type: "radio", name: id, checked: typed === one, disabled: isReadOnly }}
                    data-at={place}
                    onChange={() => type(one)}
                  />{" "}
                  <span {...inLanguage}>{name}</span>
                </span>
              </label>
            );
          })}
        </div>
      )}
      {kind === "page" && (
        <>
          <input {...written} list={`${id}-pages`} onPaste={pasteLine} />
          <datalist id={`${id}-pages`}>
            {choices.map(([one, title]) => (
              <option key={one} value={one}>
                {title}
              </option>
            ))}
          </datalist>
        </>
      )}
      {kind === "paragraph" && <textarea {...written} rows={4} />}
      {(kind === "text" || kind === "number" || kind === "day" || kind === "colour") && (
        <input
          {...written}
          type={kind === "day" ? "date" : "text"}
          inputMode={kind === "number" ? "decimal" : undefined}
          onPaste={kind === "text" ? pasteLine : undefined}
        />
      )}
      <p id={`${id}-help`} className="note">
        {isGap && isThere && <strong>{say("stillToWrite")} </strong>}
        {help && <span {...english}>{help}</span>}
      </p>
      <FindingList
        id={`${id}-findings`}
        findings={findings}
        onFix={isReadOnly ? undefined : type}
      />
    </div>
  );
}
