import { useEffect, useId, useRef, useState } from "react";
import { entryName } from "./labels.ts";
import { currentMemory, remember } from "./memory.ts";
import type { EntryChange, ListEntry, SectionKind } from "./protocol.ts";
import { SectionKinds } from "./section-kinds.tsx";

export interface EntryActionsProps {
  /** The entries around a text, the outermost first. */
  entries: readonly ListEntry[];
  kinds: readonly SectionKind[];
  /** Changes a list, and says so. */
  change(list: string, change: EntryChange, said: string): void;
}

/** Buttons that add, move and delete the entries around a text, the innermost first. */
export function EntryActions({ entries, ...props }: EntryActionsProps) {
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
            name={entryName(entries, depth)}
            {...{ entry, ...props }}
          />
        ))
        .reverse()}
    </div>
  );
}

interface EntryButtonsProps extends Omit<EntryActionsProps, "entries"> {
  entry: ListEntry;
  name: string;
}

function EntryButtons({ entry, name, kinds, change }: EntryButtonsProps) {
  const { list, key, index, count, canDelete, kind } = entry;
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const moveTo = (to: number) => () =>
    change(list, { action: "move", index, to }, `Moved to ${to + 1} of ${count}.`);
  const add = (kind?: string) =>
    change(
      list,
      { action: "add", index: index + 1, ...(kind && { kind }) },
      "Added. Write its texts.",
    );
  const buttons = [
    {
      label: kind ? "Add a section after" : "Add after",
      act: kind ? () => setChoosing(!isChoosing) : () => add(),
      isExpanded: kind ? isChoosing : undefined,
    },
    { label: "Move up", act: index > 0 && moveTo(index - 1) },
    { label: "Move down", act: index < count - 1 && moveTo(index + 1) },
    {
      label: "Delete",
      act: canDelete && (() => change(list, { action: "delete", index }, "Deleted.")),
    },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-labelledby={id} className="entry">
      <h3 id={id}>
        {name} {index + 1} of {count}
      </h3>
      {buttons.map(({ label, act, isExpanded }) => (
        <button
          key={label}
          type="button"
          className="plain"
          data-control={`${key} ${label}`}
          aria-disabled={act ? undefined : true}
          aria-expanded={isExpanded}
          onClick={() => {
            if (!act) return;
            remember({ control: `${key} ${label}` });
            act();
          }}
        >
          {label}
        </button>
      ))}
      {isChoosing && <SectionKinds kinds={kinds} choose={add} />}
    </div>
  );
}
