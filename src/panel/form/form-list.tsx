import { type ClipboardEvent, useEffect, useRef, useState } from "react";
import { pastedRows } from "../../words/pasted-rows.ts";
import { copiedRows } from "../page/pasted.ts";
import type { FormBlank, FormPart } from "../protocol/form-protocol.ts";
import type { EntryChange } from "../protocol/requests.ts";
import { rowOf, shortLabel } from "../protocol/text-names.ts";
import { currentMemory, storeDraft } from "../state/memory.ts";
import { english, entryName, panelWord } from "../state/panel-words.ts";
import { onEnter } from "../view/on-enter.ts";
import { isReadOnly } from "../view/use-files.ts";
import { WordButton } from "../view/word-button.tsx";
import { useShared } from "./form-context.ts";
import { FormField } from "./form-field.tsx";
import { AddMany } from "./form-many.tsx";
import { Begun, FormMissing } from "./form-new.tsx";
import { kindOf } from "./kinds/field-kinds.ts";
import { SectionKindList } from "./section-kind-list.tsx";
import { leavesOf, typedLeaves, typedText } from "./use-form.ts";

/** A list whose entries are moved and deleted, and to which others are added. */
export function FormList({ part }: { part: FormPart }) {
  const { place, parts = [], description, isThere, entry } = part;
  const { form, Part, focusAt } = useShared();
  if (!isThere && part.blanks) return <FormMissing parts={[part]} />;
  const called = entryName(rowOf(`${place}/0`) ? "columns" : entry);
  /** Rows of a spreadsheet become rows of the table or entries of the list, below that of the field or in its place if it has gaps alone. */
  async function pasteRows(event: ClipboardEvent) {
    const copied = copiedRows(event.clipboardData);
    const { at = "" } = (event.target as HTMLElement).dataset;
    const inside = at.slice(place.length + 1);
    // The keys of an entry are like cells, if all entries are of one kind.
    const isEntry = isThere && part.blanks?.length === 1 && /^\d+\/\w+$/.test(inside);
    const { list = place, row = Number.parseInt(inside, 10) } = rowOf(at) ?? {};
    const isRow = rowOf(at) || (isEntry && parts[row]?.kind === "group");
    if (!isRow || isReadOnly() || !copied) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isThere) {
      for (const [below, cells] of pastedRows(copied).entries())
        for (const [column, text] of cells.entries())
          storeDraft(`${list}/${row + below}/${column}`, { text, base: "", twins: [] });
      return;
    }
    const added = { action: "add", index: row + 1, values: { "": copied } } as const;
    if (await form.change(list, added)) focusAt(at);
  }
  return (
    <fieldset onPasteCapture={pasteRows}>
      <legend {...english}>{shortLabel(description)}</legend>
      {isThere
        ? parts.map((one, index) => (
            <ListEntryForm
              key={one.place}
              {...{ part: one, list: part, index }}
              name={panelWord("position", { name: called, n: index + 1, m: parts.length })}
            />
          ))
        : parts.map((one) => <Part key={one.place} part={one} name={typedHead(one) || called} />)}
      {isThere && !isReadOnly() && part.blanks?.length !== 0 && (
        <AddEntry list={part} index={parts.length} />
      )}
      {isThere && !isReadOnly() && <AddMany list={part} />}
    </fieldset>
  );
}

/** What is typed as the head of the column that a cell of a new table is in. */
function typedHead({ place }: FormPart): string | undefined {
  const head = place.replace(/\/rows\/\d+\/(\d+)$/s, "/columns/$1");
  return head === place ? undefined : currentMemory().drafts[head]?.text;
}

interface ListEntryFormProps {
  part: FormPart;
  list: FormPart;
  index: number;
  name: string;
}

function ListEntryForm({ part, list, index, name }: ListEntryFormProps) {
  const { form, opened, open, focusAt, saveAll, Part, Group } = useShared();
  const count = list.parts?.length ?? 0;
  const { place } = part;
  const isGroup = part.kind === "group" || part.kind === "list";
  const isAdding = opened.has(`${place} after`);
  const hasKinds = (list.blanks?.length ?? 0) > 1;
  const leaves = leavesOf(part);
  const said = [...leaves.filter((one) => !kindOf(one).isWhen), ...leaves]
    // An entry without words is called by its kind, where there are several, before the page to which it leads.
    .filter((one) => !/\/(?:id|lang)$/.test(one.place) && !(hasKinds && kindOf(one).isLink))
    .map((one) => kindOf(one).summary?.(typedText(one), one) ?? typedText(one))
    .find((text) => text !== "" && text !== "…");
  // A row is called by its first cell.
  const called = (part.kind === "list" && said) || name;
  const isKindSaid = hasKinds && said === undefined;
  const moveTo = async (to: number, control: string) => {
    const asked = { action: "move", index, to } as const;
    const isStep = control !== "moveTo";
    const done = await form.change(list.place, asked, { count, isStep });
    if (done) focusAt(`${done.list}/${done.to} ${control}`);
  };
  const remove = async () => {
    const done = await form.change(list.place, { action: "delete", index });
    if (!done) return;
    // What has its place then, where a second press deletes nothing.
    const next = `${done.list}/${Math.min(done.index, count - 2)}${isGroup ? " entry" : ""}`;
    focusAt(count > 1 ? next : `${done.list} add`);
  };
  const duplicate = async () => {
    const copied = { action: "add", index: index + 1, isCopy: true } as const;
    const done = await form.change(list.place, copied, { stays: true });
    if (!done) return;
    const copy = `${done.list}/${done.index}`;
    open(copy, true);
    focusAt(copy);
  };
  const mayGo = count > 1 || list.isOptional;
  const alone = panelWord(mayGo ? "only" : "onlyNeeded");
  const [first, last] = count > 1 ? [panelWord("first"), panelWord("last")] : [alone, alone];
  const signs: [sign: string, control: string, act: (() => void) | false, why?: string][] = [
    ["↑", "moveUp", index > 0 && (() => moveTo(index - 1, "moveUp")), first],
    ["↓", "moveDown", index < count - 1 && (() => moveTo(index + 1, "moveDown")), last],
    ["+", "addAfter", () => open(`${place} after`, !isAdding)],
    ["✕", "delete", mayGo && remove, alone],
  ];
  // A cell has its row, and a single value says all of itself.
  if (isGroup) signs.splice(3, 0, ["×2", "duplicate", duplicate]);
  const actions = !isReadOnly() && (
    <span className="signs">
      {signs.map(([sign, control, act, why]) => (
        <WordButton
          key={control}
          word="named"
          slots={{ action: panelWord(control), name: called }}
          sign={sign}
          isPlain
          data-at={`${place} ${control}`}
          aria-disabled={act ? undefined : true}
          title={act ? undefined : why}
          aria-expanded={control === "addAfter" ? isAdding : undefined}
          onClick={act || undefined}
        />
      ))}
      {count > 3 && (
        <input
          type="number"
          min={1}
          max={count}
          defaultValue={index + 1}
          data-at={`${place} moveTo`}
          aria-label={panelWord("named", { action: panelWord("moveTo"), name: called })}
          {...onEnter(({ valueAsNumber }) => {
            const typed = Math.round(valueAsNumber || index + 1);
            moveTo(Math.min(count, Math.max(1, typed)) - 1, "moveTo");
          })}
        />
      )}
    </span>
  );
  const role = [isAdding && "after", opened.has(`${place} another`) && "another"].find(Boolean);
  const added = role && <AddEntry list={list} index={index + 1} home={`${place} ${role}`} />;
  if (!isGroup && list.blanks?.length === 0)
    return <FormField part={part} name={part.name === "…" ? name : part.name} />;
  if (!isGroup)
    return (
      <>
        <div className="entry-line">
          <FormField part={part} name={name} />
          {actions}
        </div>
        {added}
      </>
    );
  return (
    <>
      <details
        className="entry-part"
        open={opened.has(place)}
        onToggle={({ currentTarget }) => open(place, currentTarget.open)}
      >
        <summary data-at={`${place} entry`}>
          {name} {said && <bdi className="note">{said.slice(0, 80)}</bdi>}
          {isKindSaid && (
            <span className="note" {...english}>
              {shortLabel(part.description)}
            </span>
          )}
        </summary>
        {opened.has(place) && (
          <>
            {actions}
            {part.kind === "list" ? <Part part={part} /> : <Group part={part} />}
            {!isReadOnly() && !isAdding && list.blanks?.length === 1 && (
              <WordButton
                word="saveAndAdd"
                isPlain
                data-at={`${place} saveAndAdd`}
                onClick={async () => (await saveAll()) && open(`${place} another`, true)}
              />
            )}
          </>
        )}
      </details>
      {added}
    </>
  );
}

interface AddEntryProps {
  list: FormPart;
  index: number;
  /** By what it is added at once, after an entry; otherwise a button begins it. */
  home?: string;
}

/** Adds an entry to a list: of one of several kinds, with gaps, or with what it needs. */
export function AddEntry({ list, index, home: given }: AddEntryProps) {
  const { form, opened, open, focusAt } = useShared();
  const { place, blanks = [] } = list;
  const isAtOnce = given !== undefined;
  // What is typed outlives the page; it is kept for an entry at the end.
  const [chosen, setChosen] = useState<FormBlank | undefined>(() =>
    blanks.find(({ part }) => !isAtOnce && typedLeaves(part).length > 0),
  );
  const [only] = blanks;
  const hasKinds = blanks.length > 1;
  const home = given ?? `${place} -`;
  const isBegun = isAtOnce || opened.has(home);
  const close = () => {
    setChosen(undefined);
    open(home, false);
  };
  const changeFor = ({ kind }: FormBlank): EntryChange => {
    return { action: "add", index, ...(kind && { kind }) };
  };
  async function begin(blank: FormBlank) {
    if (!blank.isReady) {
      setChosen(blank);
      open(home, true);
      return focusAt(leavesOf(blank.part)[0]?.place ?? "");
    }
    const stays = home.endsWith(" another");
    const done = await form.change(place, changeFor(blank), { stays });
    if (!done) return;
    close();
    const entry = `${done.list}/${done.index}`;
    open(entry, true);
    focusAt(entry);
  }
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press begins it once.
  useEffect(() => {
    if (!isAtOnce || hasKinds || !only || isAsked.current) return;
    isAsked.current = true;
    begin(only);
  }, []);
  if (chosen)
    return <Begun {...{ blank: chosen, list: place, change: changeFor(chosen), close }} isEntry />;
  const button = !isAtOnce && (
    <p className="missing">
      <WordButton
        word="addPart"
        isPlain
        data-at={`${place} add`}
        aria-expanded={hasKinds ? isBegun : undefined}
        onClick={() => (hasKinds || !only ? open(home, !isBegun) : begin(only))}
      />
    </p>
  );
  return (
    <>
      {button}
      {hasKinds && isBegun && (
        <SectionKindList kinds={blanks} isDrawn={list.entry === "sections"} choose={begin} />
      )}
    </>
  );
}
