import { useId } from "react";
import { useShared } from "./form-context.ts";
import { FormField } from "./form-field.tsx";
import { FormMissing } from "./form-missing.tsx";
import { Begun } from "./form-new.tsx";
import type { FormBlank, FormPart } from "./form-protocol.ts";
import { nameOfField } from "./labels.ts";
import { currentMemory } from "./memory.ts";
import type { EntryChange } from "./protocol.ts";
import { english, say, start } from "./say.ts";
import { leavesOf, typedText } from "./use-form.ts";

/** A list whose entries are moved and deleted, and to which others are added. */
export function FormList({ part }: { part: FormPart }) {
  const { parts = [], description, isThere, entry = "" } = part;
  const { isReadOnly, Part } = useShared();
  const { name, inLanguage } = nameOfField(description);
  if (!isThere && part.blanks) return <FormMissing parts={[part]} />;
  const names = Object(start.words["entries"]);
  const called = names[entry] ?? names.other;
  return (
    <fieldset className="list">
      <legend {...inLanguage}>{name}</legend>
      {isThere
        ? parts.map((one, index) => (
            <Entry
              key={one.place}
              {...{ part: one, list: part, index }}
              name={say("position", { name: called, n: index + 1, m: parts.length })}
            />
          ))
        : parts.map((one) => <Part key={one.place} part={one} name={called} />)}
      {isThere && !isReadOnly && <AddEntry list={part} />}
    </fieldset>
  );
}

interface EntryProps {
  part: FormPart;
  list: FormPart;
  index: number;
  name: string;
}

function Entry({ part, list, index, name }: EntryProps) {
  const { form, opened, open, focusAt, isReadOnly, Group } = useShared();
  const count = list.parts?.length ?? 0;
  const { place } = part;
  const isGroup = part.kind === "group" || part.kind === "list";
  const said = leavesOf(part, typedText)
    .map(typedText)
    .find((text) => text !== "" && text !== "…");
  const moveTo = async (to: number, control: string) => {
    const change = { action: "move", index, to } as const;
    if (await form.change(list.place, change, say("moved", { n: to + 1, m: count }))) {
      if (opened.has(place)) open(`${list.place}/${to}`, true);
      focusAt(`${list.place}/${to} ${control}`);
    }
  };
  const mayGo = count > 1 || list.isOptional;
  const buttons = [
    {
      sign: "↑",
      control: "up",
      label: "moveUp",
      act: index > 0 && (() => moveTo(index - 1, "up")),
    },
    {
      ...{ sign: "↓", control: "down", label: "moveDown" },
      act: index < count - 1 && (() => moveTo(index + 1, "down")),
    },
    {
      ...{ sign: "✕", control: "delete", label: "delete" },
      act:
        mayGo &&
        (async () => {
          if (await form.change(list.place, { action: "delete", index }, say("deleted")))
            focusAt(`${list.place} add`);
        }),
    },
  ];
  const actions = !isReadOnly && (
    <span className="signs">
      {buttons.map(({ sign, control, label, act }) => (
        <button
          key={control}
          type="button"
          className="plain sign"
          data-at={`${place} ${control}`}
          aria-label={`${say(label)}: ${name}`}
          aria-disabled={act ? undefined : true}
          onClick={act || undefined}
        >
          {sign}
        </button>
      ))}
    </span>
  );
  if (!isGroup)
    return (
      <div className="entry-line">
        <FormField part={part} name={name} />
        {actions}
      </div>
    );
  return (
    <details
      className="entry-part"
      open={opened.has(place)}
      onToggle={({ currentTarget }) => open(place, currentTarget.open)}
    >
      <summary>
        {name} {said && <bdi className="note">{said.slice(0, 80)}</bdi>}
      </summary>
      {opened.has(place) && (
        <>
          {part.kind === "list" ? <FormList part={part} /> : <Group part={part} />}
          {actions}
        </>
      )}
    </details>
  );
}

/** A button that adds an entry at the end of a list, or one for each kind of entry. */
function AddEntry({ list }: { list: FormPart }) {
  const { form, opened, open, focusAt } = useShared();
  const id = useId();
  const { place, blanks = [], parts = [] } = list;
  const index = parts.length;
  const drafts = Object.keys(currentMemory().drafts);
  const isBegun = (blank: FormBlank) =>
    opened.has(`${place}/-${blank.kind}`) ||
    (blanks.length === 1 && drafts.some((one) => one.startsWith(`${place}/-`)));
  const begun = blanks.find(isBegun);
  const changeFor = ({ kind }: FormBlank): EntryChange => {
    return { action: "add", index, ...(kind && { kind }) };
  };
  if (begun)
    return (
      <Begun
        blank={begun}
        list={place}
        change={changeFor(begun)}
        written={`${place}/${index}`}
        close={() => open(`${place}/-${begun.kind}`, false)}
      />
    );
  return (
    <p className="missing" id={id}>
      {blanks.map((blank) => {
        const { kind, description, isReady } = blank;
        return (
          <button
            key={kind}
            type="button"
            className="plain"
            data-at={kind ? undefined : `${place} add`}
            onClick={async () => {
              if (!isReady) {
                open(`${place}/-${kind}`, true);
                focusAt(leavesOf(blank.part, typedText)[0]?.place ?? "");
              } else if (await form.change(place, changeFor(blank), say("added"))) {
                open(`${place}/${index}`, true);
                focusAt(`${place}/${index}`);
              }
            }}
          >
            {say("addPart")}
            {kind && <span {...english}> {nameOfField(description).name}</span>}
          </button>
        );
      })}
    </p>
  );
}
