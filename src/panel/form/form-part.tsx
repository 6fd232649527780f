import { useId, useState } from "react";
import { ownValue } from "../../words/own-keys.ts";
import type { Finding } from "../protocol/editable-text.ts";
import type { FormPart } from "../protocol/form-protocol.ts";
import type { EntryChange } from "../protocol/requests.ts";
import { splitPlace } from "../protocol/split-place.ts";
import { shortLabel } from "../protocol/text-names.ts";
import { english, panelWord } from "../state/panel-words.ts";
import { weekdayName } from "../state/weekday-name.ts";
import { FindingList } from "../view/finding-list.tsx";
import { onEnter } from "../view/on-enter.ts";
import { isReadOnly } from "../view/use-files.ts";
import { orNoFindings } from "../view/use-typing.ts";
import { WordButton } from "../view/word-button.tsx";
import { ChoiceList } from "./choice-field.tsx";
import { FormColours, themesOf } from "./form-colours.tsx";
import { useShared } from "./form-context.ts";
import { FormField } from "./form-field.tsx";
import { FormList } from "./form-list.tsx";
import { FormMissing, FormNew, useAddWithSave } from "./form-new.tsx";
import { FormPicture } from "./form-picture.tsx";
import { typedLeaves, typedText, typeText } from "./use-form.ts";

interface FormPartProps {
  part: FormPart;
  /** What it is called in place of its description. */
  name?: string;
  /** The parts next to it, which its help may name. */
  beside?: readonly FormPart[];
}

/** A part of the schema as it is filled in: a field, a group as a fieldset, a list. */
export function FormPartView({ part, name, beside = [] }: FormPartProps) {
  const { kind, parts = [], description } = part;
  if (kind === "list" || kind === "week" || kind === "picture") {
    const View = { list: FormList, week: Week, picture: PicturePart }[kind];
    return (
      <>
        <PartFindings part={part} />
        <View part={part} />
      </>
    );
  }
  if (kind !== "group") return <FormField {...{ part, name, beside }} />;
  if (parts.length === 0 && part.newKey === undefined) return <FormNew part={part} />;
  const said = name ?? shortLabel(description);
  return (
    <fieldset>
      <legend {...english}>{said}</legend>
      <GroupParts part={part} />
      {part.isThere && part.isOptional && <RemoveButton part={part} name={said} />}
    </fieldset>
  );
}

/** The parts of a group: those that are there, then buttons for those that can be. */
export function GroupParts({ part }: { part: FormPart }) {
  const { newKey } = part;
  const themes = themesOf(part);
  return (
    <>
      <PartFindings part={part} />
      {themes.length > 1 ? (
        <FormColours themes={themes}>
          {part.parts?.map(
            (one) => !themes.includes(one) && <FormPartView key={one.place} part={one} />,
          )}
        </FormColours>
      ) : newKey !== undefined ? (
        <OwnKeys part={part} newKey={newKey} />
      ) : (
        <KnownParts part={part} />
      )}
    </>
  );
}

/** What the check says of a group or list, and of no value in it, such as a key of another name. */
function PartFindings({ part: { findings = [] } }: { part: FormPart }) {
  const id = useId();
  return findings.length > 0 && <FindingList {...{ id, findings }} />;
}

function KnownParts({ part: { parts = [], kinds } }: { part: FormPart }) {
  const { opened } = useShared();
  const [choice] = parts;
  const all = kinds && choice ? [choice, ...(ownValue(kinds, typedText(choice)) ?? [])] : parts;
  const isShown = (one: FormPart) =>
    one.isThere ||
    !one.isOptional ||
    one.findings ||
    opened.has(one.place) ||
    typedLeaves(one).length > 0 ||
    one.inherited;
  return (
    <>
      {all.filter(isShown).map((one) => (
        <FormPartView
          key={one.place}
          part={one}
          beside={all}
          // The schema has no words for the kind of a group.
          {...(one.description === "" && { name: panelWord("newFileKind") })}
        />
      ))}
      <FormMissing parts={all.filter((one) => !isShown(one))} />
    </>
  );
}

/** The parts of a group by the names that an owner gave them, and what adds one more. */
function OwnKeys({ part, newKey }: { part: FormPart; newKey: string }) {
  const { place, parts = [], choices } = part;
  const { form, focusAt, refuse } = useShared();
  const id = useId();
  const [name, setName] = useState("");
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  async function add(): Promise<boolean> {
    const change: EntryChange = { action: "add", index: 0, kind: name.trim() };
    const tried = form.tryOut(place, change).then(({ findings = [] }) => findings);
    const found = await orNoFindings(tried, form.setFault);
    setFindings(found);
    const [wrong] = found;
    if (wrong) return refuse(wrong, `${place}/`);
    if (!(await form.change(place, change))) return false;
    setName("");
    focusAt(`${place}/${name.trim()}`);
    return true;
  }
  useAddWithSave(name.trim() !== "", add);
  return (
    <>
      {parts.map((part) => {
        const key = part.place.slice(place.length + 1);
        return (
          <div key={key} className="entry-line">
            <FormField part={part} name={key} />
            <RemoveButton part={part} name={key} />
          </div>
        );
      })}
      {!isReadOnly() && (
        <div className="field">
          <label htmlFor={id} {...english}>
            {shortLabel(newKey)}
          </label>
          <input
            {...{ id, value: name, dir: "auto", "data-at": `${place}/`, list: `${id}-list` }}
            aria-describedby={`${id}-findings`}
            onChange={({ target }) => setName(target.value)}
            {...onEnter(add)}
          />
          <ChoiceList id={`${id}-list`} choices={choices} />
          <FindingList id={`${id}-findings`} findings={findings} />
          <WordButton word="addPart" isPlain onClick={add} />
        </div>
      )}
    </>
  );
}

/** A picture with what else it has, such as its words. */
function PicturePart({ part }: { part: FormPart }) {
  return (
    <>
      {part.picture && !isReadOnly() && <FormPicture part={part} picture={part.picture} />}
      <KnownParts part={part} />
    </>
  );
}

/** A button that takes an optional part away. */
function RemoveButton({ part: { place }, name }: { part: FormPart; name: string }) {
  const { form, focusAt } = useShared();
  if (isReadOnly()) return null;
  const [group, key] = splitPlace(place);
  return (
    <WordButton
      word="named"
      slots={{ action: panelWord("delete"), name }}
      isPlain
      onClick={async () => {
        const change = { action: "delete", index: 0, kind: key } as const;
        if (await form.change(group, change)) focusAt(`${place} add`);
      }}
    />
  );
}

/** The hours of a week, a row for each day. Once hours are typed, a day that is still to be written is closed. */
function Week({ part: { parts = [], description } }: { part: FormPart }) {
  const closeEmpty = () => {
    for (const day of parts) if (typedText(day) === "…") typeText(day, "");
  };
  return (
    <fieldset className="week" onChange={closeEmpty}>
      <legend {...english}>{shortLabel(description)}</legend>
      <p className="note">{panelWord("hoursHow")}</p>
      {parts.map((day, index) => (
        <FormField key={day.place} part={day} name={weekdayName(index)} />
      ))}
    </fieldset>
  );
}
