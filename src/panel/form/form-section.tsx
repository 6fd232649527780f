import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { isInView } from "../page/keep-in-place.ts";
import type { FormPart } from "../protocol/form-protocol.ts";
import type { FormAsked } from "../protocol/requests.ts";
import { type PartChange, placeAfter } from "../state/in-turn.ts";
import { type Memory, mayTakeFocus, remember } from "../state/memory.ts";
import { panelWord } from "../state/panel-words.ts";
import { useLatest } from "../state/use-latest.ts";
import { FaultNotice } from "../view/fault-notice.tsx";
import { FindingList } from "../view/finding-list.tsx";
import { focusRendered, hasGoneOn } from "../view/keep-focus.ts";
import { isReadOnly } from "../view/use-files.ts";
import { WordButton } from "../view/word-button.tsx";
import { FormContext, type FormShared } from "./form-context.ts";
import { AddEntry } from "./form-list.tsx";
import { FormPartView, GroupParts } from "./form-part.tsx";
import { useForm } from "./use-form.ts";

interface FormProps {
  /** What the form is called. */
  label: string;
  asked: readonly FormAsked[];
  /** The place of the text that is written next to it. */
  at?: string | undefined;
  /** The part that is unfolded at first. */
  opened?: string;
  /** The value that gets the focus at first. */
  wanted?: string;
  /** The view of the panel once something is written, where it is another. */
  next?: Memory["view"];
  /** The entry of the list that is asked for after which one is added, in place of all entries. */
  after?: string;
}

interface FormSectionProps extends FormProps {
  isOpen?: boolean;
  /** Hears that it is folded or unfolded. */
  onFold?(isOpen: boolean): void;
  /** What stands below the form. */
  children?: ReactNode;
}

/** A form that is made from the schema, folded until somebody needs it. */
export function FormSection({ isOpen = false, onFold, children, ...props }: FormSectionProps) {
  const [isShown, setShown] = useState(isOpen);
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget: { open } }) => {
        if (open === isShown) return;
        setShown(open);
        onFold?.(open);
      }}
    >
      <summary>{props.label}</summary>
      {isShown && <SchemaForm {...props} />}
      {isShown && children}
    </details>
  );
}

export function SchemaForm({ label, asked, at, opened: first = "", next, ...props }: FormProps) {
  const { after } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    // A sign, such as that which deletes, is in its entry.
    () => new Set([first, ...placesAround(props.wanted?.replace(/ \w+$/, "/") ?? "")]),
  );
  const form = useForm(asked, {
    ...{ at, next },
    // Entries stay unfolded where they are now.
    onChanged: (change) =>
      setOpened((was) => new Set([...was].flatMap((one) => openedAfter(one, change)))),
  });
  const { answer, fault, findings, isTyped, isQuestioned } = form;
  const root = useRef<HTMLFormElement>(null);
  const latest = useLatest(form);
  /** What adds the parts that are begun and have words. */
  const [begun, setBegun] = useState<readonly (() => Promise<boolean>)[]>([]);
  const id = useId();
  /** What gets the focus once it is there. */
  const [wanted, setWanted] = useState(mayTakeFocus() ? props.wanted : undefined);
  function elementAt(place: string) {
    const all = [...(root.current?.querySelectorAll<HTMLElement>("[data-at]") ?? [])];
    const isIn = (one: HTMLElement) => one.dataset["at"]?.startsWith(`${place}/`);
    return (
      all.find((one) => one.dataset["at"] === place) ??
      all.find((one) => isIn(one) && one.matches("input, select, textarea")) ??
      // Its entries are folded, or it is not there.
      all.find((one) => isIn(one) || one.dataset["at"] === `${place} add`)
    );
  }
  useEffect(() => {
    const found = wanted !== undefined && answer && elementAt(wanted);
    if (!found) return;
    // An entry itself opens by a press on its summary.
    const inside = found.localName === "summary" ? found.parentElement?.parentElement : found;
    inside?.closest("details")?.setAttribute("open", "");
    focusRendered(() => found);
    setWanted(undefined);
  });
  const isRead = answer !== undefined;
  const { refusals, typed, wrong } = form;
  // What is typed in a folded entry could keep the rest from being saved, unseen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: who folds it again has seen it.
  useEffect(() => {
    setOpened((was) => new Set([...was, ...typed.flatMap(placesAround)]));
    if (refusals === 0 || wrong === undefined) return;
    const element = elementAt(wrong);
    if (!element?.checkVisibility() || !isInView(element)) setWanted(wrong);
  }, [isRead, refusals]);
  if (!answer) return fault ? <FaultNotice of={fault} /> : <p>{panelWord("moment")}</p>;
  async function saveAll(): Promise<boolean> {
    if (isReadOnly()) return false;
    for (const add of begun) {
      if (!(await add())) return false;
      // What was added is read again.
      await new Promise((shown) => setTimeout(shown));
    }
    return !latest.current?.isTyped || (await latest.current.save()) === true;
  }
  const shared: FormShared = {
    ...{ form, opened, language: answer.language, direction: answer.direction },
    open(place, isOpen) {
      setOpened((was) => {
        const now = new Set(was);
        if (isOpen) now.add(place);
        else now.delete(place);
        return now;
      });
    },
    addWithSave: (add) => {
      setBegun((was) => [...was, add]);
      return () => setBegun((was) => was.filter((one) => one !== add));
    },
    focusAt(place) {
      if (!isFocusElsewhere(root.current, place)) setWanted(place);
    },
    ...{ saveAll, look: form.look, Part: FormPartView, Group: GroupParts },
    refuse(wrong, place) {
      // The focus may be there already, and then nobody hears it.
      remember({ said: wrong?.message ?? "", isEnglish: true });
      setWanted(place);
      return false;
    },
    findingsAt: (place) => {
      const own = findings.filter((one) => one.place === place);
      return form.drafts[place] ? own : undefined;
    },
  };
  const [{ part = undefined } = {}, ...more] = answer.files;
  // What can go, such as the announcement, has the button for that.
  const isAlone = part?.kind === "group" && part.parts && !part.isOptional && more.length === 0;
  const roots = answer.files.map((one) => one.part);
  const whole: FormPart = {
    ...{ place: "", description: "", kind: "group", isThere: true, isOptional: false },
    ...(isAlone ? part : { parts: roots }),
  };
  const others = findings.filter(({ place }) => place === "");
  return (
    <FormContext value={shared}>
      <form
        ref={root}
        className="form"
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          saveAll();
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
            return;
          event.preventDefault();
          saveAll();
        }}
      >
        {after && part ? (
          <AddEntry
            list={part}
            index={Number(after.replace(/^.*\//s, "")) + 1}
            home={`${after} after`}
          />
        ) : (
          <GroupParts part={whole} />
        )}
        <FindingList id={`${id}-findings`} findings={others} />
        {isQuestioned && <FaultNotice of={panelWord("hasError")} />}
        {fault && <FaultNotice of={fault} />}
        {after === undefined && (
          <p className={isQuestioned ? "actions asked" : "actions"}>
            <WordButton
              type="submit"
              word={isQuestioned ? "saveAnyway" : "save"}
              aria-disabled={(!isTyped && begun.length === 0) || isReadOnly()}
            />
            {isTyped && <WordButton word="revert" isPlain onClick={form.revert} />}
          </p>
        )}
      </form>
    </FormContext>
  );
}

/**
 * Whether somebody has gone on to a control that is still the same once a place has changed. In the list of an entry it
 * belongs to another entry then.
 */
function isFocusElsewhere(form: HTMLElement | null, place: string): boolean {
  const root = form?.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : undefined;
  if (!hasGoneOn() || !(focused instanceof HTMLElement)) return false;
  const [, list] = /^(.*\/)\d+(?: \w+)?$/.exec(place) ?? [];
  return list === undefined || !focused.dataset["at"]?.startsWith(list);
}

/** What is unfolded or begun after a change in place of something; nothing if that is gone. */
function openedAfter(one: string, change: PartChange): string[] {
  const [, place = "", role = ""] = /^(.*?)( after| another)?$/s.exec(one) ?? [];
  const now = placeAfter(place, change);
  return now === undefined ? [] : [now + role];
}

/** The groups and entries around a place, the outermost first. */
const placesAround = (place: string) =>
  [...place.matchAll(/\//g)].map(({ index }) => place.slice(0, index));
