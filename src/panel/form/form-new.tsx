import { useEffect, useId, useRef, useState } from "react";
import type { Finding } from "../protocol/editable-text.ts";
import type { FormBlank, FormPart } from "../protocol/form-protocol.ts";
import type { EntryChange } from "../protocol/requests.ts";
import { splitPlace } from "../protocol/split-place.ts";
import { helpIn, shortLabel } from "../protocol/text-names.ts";
import { currentMemory, storeDraft } from "../state/memory.ts";
import { english, entryName, panelWord } from "../state/panel-words.ts";
import { createFormDraft, meantTexts } from "../state/text-drafts.ts";
import { useLatest } from "../state/use-latest.ts";
import { FaultNotice } from "../view/fault-notice.tsx";
import { FindingList } from "../view/finding-list.tsx";
import { isReadOnly } from "../view/use-files.ts";
import { orNoFindings, useAsking } from "../view/use-typing.ts";
import { WordButton } from "../view/word-button.tsx";
import { FormContext, useShared } from "./form-context.ts";
import { FormField } from "./form-field.tsx";
import { kindOf } from "./kinds/field-kinds.ts";
import { leavesOf, typedLeaves, typedText, typeText, withParts } from "./use-form.ts";

/** A button for each part that is not there. */
export function FormMissing({ parts }: { parts: readonly FormPart[] }) {
  const { open, focusAt } = useShared();
  const id = useId();
  const [first] = parts;
  if (!first || isReadOnly()) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-labelledby={id} className="missing">
      <span id={id} className="note">
        {panelWord("addPart")}
      </span>
      {parts.map((part) =>
        part.blanks ? (
          <FormNew key={part.place} part={part} />
        ) : (
          <AddButton
            key={part.place}
            part={part}
            add={() => {
              const { start } = kindOf(part) ?? {};
              if (start !== undefined) typeText(part, start);
              open(part.place, true);
              focusAt(part.kind === "week" ? `${part.parts?.[0]?.place}` : part.place);
            }}
          />
        ),
      )}
    </div>
  );
}

/** A button that begins a part. */
function AddButton({ part, add }: { part: FormPart; add(): void }) {
  return (
    <button
      type="button"
      className="plain"
      data-at={`${part.place} add`}
      title={helpIn(part.description)}
      {...english}
      onClick={add}
    >
      {shortLabel(part.description)}
    </button>
  );
}

/** A part that is not there yet: a button, then what it needs before it can be written. */
export function FormNew({ part }: { part: FormPart }) {
  const { form, opened, open, focusAt } = useShared();
  const { place, blanks = [] } = part;
  const [blank] = blanks;
  if (!blank) return null;
  const [group, key] = splitPlace(place);
  const change: EntryChange = { action: "add", index: 0, kind: key };
  if (opened.has(place) || typedLeaves(blank.part).length > 0)
    return <Begun {...{ blank, change }} list={group} close={() => open(place, false)} />;
  return (
    <AddButton
      part={part}
      add={async () => {
        if (!blank.isReady) {
          open(place, true);
          focusAt(leavesOf(blank.part)[0]?.place ?? "");
        } else if (await form.change(group, change)) {
          // Once it is undone or deleted, its button stands there again.
          if (part.kind === "list") open(`${place}/0`, true);
          focusAt(part.kind === "list" ? `${place}/0` : place);
        }
      }}
    />
  );
}

/** Has the form that is saved also add a part, as long as something is typed in it. */
export function useAddWithSave(isTyped: boolean, add: () => Promise<boolean>): void {
  const { addWithSave } = useShared();
  const latest = useLatest(add);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form knows a part once.
  useEffect(
    () => (isTyped ? addWithSave(async () => (await latest.current?.()) ?? false) : undefined),
    [isTyped],
  );
}

interface BegunProps {
  blank: FormBlank;
  /** The list or group that gets it. */
  list: string;
  change: EntryChange;
  /** Whether it is for a list. */
  isEntry?: boolean;
  /** Shows the button in place of it again. */
  close(): void;
}

/** What a new entry or part needs, until it is written as a whole. */
export function Begun({ blank, list, change, isEntry, close }: BegunProps) {
  const shared = useShared();
  const { form, open, focusAt, refuse } = shared;
  const { part } = blank;
  const help = isEntry || part.kind !== "group" ? "" : helpIn(part.description);
  const id = useId();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [fault, setFault] = useState<string | Error>("");
  const grown = growLists(part);
  const leaves = leavesOf(grown);
  /** The first value that it needs and nobody has given yet, which the check would call by its key. */
  const lacking = leavesOf(growLists(part, 0)).find(
    (one) => !one.isOptional && typedText(one) === "",
  );
  const [refused, setRefused] = useState("");
  const values = Object.fromEntries(
    leaves.flatMap((one) => {
      const text = typedText(one);
      return text ? [[one.place.slice(part.place.length), text]] : [];
    }),
  );
  const state = JSON.stringify(values);
  const isAdding = useRef(false);
  const asked = { ...change, values };
  const lookAt = async (signal?: AbortSignal) => {
    const { findings = [] } = await form.tryOut(list, asked, signal);
    setFindings(findings);
    return findings;
  };
  const lookAtTyped = async (signal: AbortSignal) => {
    // What is being written needs no trial.
    if (isAdding.current) return;
    if (state === "{}") setFindings([]);
    else await lookAt(signal);
  };
  useAsking(state, lookAtTyped, setFault);
  const lookNow = () => orNoFindings(lookAt(), setFault);
  const end = () => {
    for (const { place } of leaves) storeDraft(place);
    close();
  };
  const others = findings.filter(
    ({ place, severity }) => place === "" && !(lacking && severity === "error"),
  );
  async function add(): Promise<boolean> {
    if (isAdding.current) return false;
    isAdding.current = true;
    setFault("");
    try {
      return await write();
    } catch (error) {
      setFault(error as Error);
      return false;
    } finally {
      isAdding.current = false;
    }
  }
  async function write(): Promise<boolean> {
    const findings = await lookAt();
    const wrong = findings.find(({ severity }) => severity === "error");
    const meant = meantTexts(findings);
    if (!meant && lacking && wrong?.place === "") {
      setRefused(lacking.place);
      return refuse(findingOf(lacking), lacking.place);
    }
    if (!meant) return refuse(wrong, wrong?.place || `${leaves[0]?.place}`);
    const fixed = [...meant].map(([place, text]) => [place.slice(part.place.length), text]);
    const whole = { ...change, values: { ...values, ...Object.fromEntries(fixed) } };
    const done = await form.change(list, whole);
    if (!done) return false;
    const written = isEntry ? `${done.list}/${done.index}` : part.place;
    // What was typed while it was written is not written yet.
    const typed = leaves.flatMap((one) => {
      const [at, text] = [one.place.slice(part.place.length), typedText(one)];
      if (text === (values[at] ?? "")) return [];
      return [[written + at, createFormDraft(whole.values[at] ?? "", text)] as const];
    });
    end();
    for (const [place, draft] of typed) storeDraft(place, draft);
    // The entries of a new list are folded.
    const shown = grown.kind === "list" && !isEntry ? `${written}/0` : written;
    if (shown !== part.place) open(shown, true);
    focusAt(shown);
    return true;
  }
  useAddWithSave(state !== "{}", add);
  return (
    <FormContext
      value={{
        ...shared,
        findingsAt: (place) =>
          place === refused && place === lacking?.place
            ? [findingOf(lacking)]
            : findings.filter((one) => one.place === place),
        look: lookNow,
      }}
    >
      <fieldset
        onKeyDown={(event) => {
          if (event.key !== "Enter" || (event.target as Element).matches("button, textarea"))
            return;
          event.preventDefault();
          add();
        }}
      >
        <legend {...english}>{shortLabel(part.description)}</legend>
        {help && (
          <p className="note" {...english}>
            {help}
          </p>
        )}
        {grown.kind === "group" && <shared.Group part={grown} />}
        {grown.kind === "list" &&
          grown.parts?.map((one) => (
            <shared.Part key={one.place} part={one} name={entryName(grown.entry)} />
          ))}
        {grown.kind !== "group" && grown.kind !== "list" && <FormField part={grown} />}
        <FindingList id={id} findings={others} />
        {fault && <FaultNotice of={fault} />}
        <p className="actions">
          <WordButton word="addPart" onClick={add} />
          <WordButton word="discard" isPlain onClick={end} />
        </p>
      </fieldset>
    </FormContext>
  );
}

/** Says what to give where a value is missing. */
function findingOf(part: FormPart): Finding {
  const { missing = "named" } = kindOf(part);
  const slots = { action: panelWord("stillToWrite"), name: shortLabel(part.description) };
  const message = panelWord(missing, slots);
  return { severity: "error", rule: "schema", message, hint: "" };
}

/** A part whose lists have some empty entries behind those that are filled in, and at least one entry. */
function growLists(part: FormPart, empty = 1): FormPart {
  const { kind, parts } = part;
  const [first] = parts ?? [];
  if (kind === "list" && first) {
    const drafts = Object.keys(currentMemory().drafts);
    const used = (index: number) => `${part.place}/${index}`;
    let count = 0;
    while (drafts.some((one) => one === used(count) || one.startsWith(`${used(count)}/`)))
      count += 1;
    const at = (index: number) => growLists(movedTo(first, first.place, used(index)), empty);
    const length = Math.max(1, count + empty);
    return { ...part, parts: Array.from({ length }, (_, index) => at(index)) };
  }
  return withParts(part, (all) => all.map((one) => growLists(one, empty)));
}

/** A part with the parts in it at another place. */
function movedTo(part: FormPart, from: string, to: string): FormPart {
  const moved = (all: readonly FormPart[]) => all.map((one) => movedTo(one, from, to));
  return { ...withParts(part, moved), place: to + part.place.slice(from.length) };
}
