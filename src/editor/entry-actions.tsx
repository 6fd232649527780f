import { useEffect, useId, useRef, useState } from "react";
import type { ListEntry } from "./editable-text.ts";
import { nameOfField } from "./labels.ts";
import { currentMemory, remember } from "./memory.ts";
import type { Addition, EntryChange, SectionKind } from "./protocol.ts";
import { say, start } from "./say.ts";
import { SectionKinds } from "./section-kinds.tsx";
import { entryName } from "./text-names.ts";

export interface EntryActionsProps {
  /** The entries around a text, the outermost first. */
  entries: readonly ListEntry[];
  kinds: readonly SectionKind[];
  /** What the groups around the text can have besides. */
  additions: readonly Addition[];
  /** Changes a list, and says so. */
  change(list: string, change: EntryChange, said: string): void;
}

/** Buttons that add, move and delete the entries around a text, the innermost first, and add optional texts. */
export function EntryActions({ entries, additions, ...props }: EntryActionsProps) {
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { control } = currentMemory();
    if (control)
      actions.current?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();
  }, []);
  return (
    <div ref={actions}>
      {entries
        .map((entry, depth) => (
          <EntryButtons
            key={entry.list}
            name={entryName(entries, depth, start.words)}
            {...{ entry, ...props }}
          />
        ))
        .reverse()}
      {additions.length > 0 && <Additions additions={additions} change={props.change} />}
    </div>
  );
}

function Additions({ additions, change }: Pick<EntryActionsProps, "additions" | "change">) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-labelledby={id} className="entry">
      <h3 id={id}>{say("addPart")}</h3>
      {additions.map(({ group, key, description }) => {
        const { name, inLanguage } = nameOfField(description);
        return (
          <button
            key={group + key}
            type="button"
            className="plain"
            title={description}
            {...inLanguage}
            onClick={() => change(group, { action: "add", index: 0, kind: key }, say("added"))}
          >
            {name}
          </button>
        );
      })}
    </div>
  );
}

interface EntryButtonsProps extends Omit<EntryActionsProps, "entries" | "additions"> {
  entry: ListEntry;
  name: string;
}

function EntryButtons({ entry, name, kinds, change }: EntryButtonsProps) {
  const { list, key, index, count, canDelete, kind } = entry;
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const moveTo = (to: number) => () =>
    change(list, { action: "move", index, to }, say("moved", { n: to + 1, m: count }));
  const place = useRef<HTMLInputElement>(null);
  const moveToPlace = () => {
    const typed = Math.round(Number(place.current?.value || index + 1));
    const to = Math.min(count, Math.max(1, typed)) - 1;
    remember({ control: `${key} to` });
    if (to !== index) moveTo(to)();
  };
  const add = (kind?: string) =>
    change(list, { action: "add", index: index + 1, ...(kind && { kind }) }, say("added"));
  const alone = say(canDelete ? "only" : "onlyNeeded");
  const buttons = [
    {
      name: "add",
      label: say(kind ? "addSection" : "addAfter"),
      act: kind ? () => setChoosing(!isChoosing) : () => add(),
      isExpanded: kind ? isChoosing : undefined,
    },
    {
      name: "up",
      label: say("moveUp"),
      act: index > 0 && moveTo(index - 1),
      why: count > 1 ? say("first") : alone,
    },
    {
      name: "down",
      label: say("moveDown"),
      act: index < count - 1 && moveTo(index + 1),
      why: count > 1 ? say("last") : alone,
    },
    {
      name: "delete",
      label: say("delete"),
      act: canDelete && (() => change(list, { action: "delete", index }, say("deleted"))),
      why: alone,
    },
  ];
  const reasons = [...new Set(buttons.flatMap(({ act, why }) => (!act && why) || []))];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-labelledby={id} className="entry">
      <h3 id={id}>{say("position", { name, n: index + 1, m: count })}</h3>
      {buttons.map(({ name, label, act, isExpanded, why = "" }) => (
        <button
          key={name}
          type="button"
          className="plain"
          data-control={`${key} ${name}`}
          aria-disabled={act ? undefined : true}
          aria-describedby={act ? undefined : id + reasons.indexOf(why)}
          aria-expanded={isExpanded}
          onClick={() => {
            if (!act) return;
            remember({ control: `${key} ${name}` });
            act();
          }}
        >
          {label}
        </button>
      ))}
      {count > 3 && (
        <span className="place">
          <input
            ref={place}
            type="number"
            min={1}
            max={count}
            defaultValue={index + 1}
            aria-label={say("moveTo")}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              moveToPlace();
            }}
          />
          <button type="button" data-control={`${key} to`} onClick={moveToPlace}>
            {say("moveTo")}
          </button>
        </span>
      )}
      <p className="note">
        {reasons.map((reason, index) => (
          <span key={reason} id={id + index}>
            {reason}{" "}
          </span>
        ))}
      </p>
      {isChoosing && <SectionKinds kinds={kinds} choose={add} />}
    </div>
  );
}
