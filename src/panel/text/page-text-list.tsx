import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { hasModifier } from "../../site/browser/has-modifier.ts";
import { foldCase } from "../../words/fold-case.ts";
import { FormSection } from "../form/form-section.tsx";
import type { EditableFile, EditableText } from "../protocol/editable-text.ts";
import { fileKeyOf } from "../protocol/split-place.ts";
import { currentMemory, type Memory, mayTakeFocus, remember } from "../state/memory.ts";
import { panelWord } from "../state/panel-words.ts";
import { useMemory } from "../state/use-memory.ts";
import { FindingList } from "../view/finding-list.tsx";
import { fileTitle, nameOf, stepsTo } from "../view/labels.ts";
import { SameTexts } from "./same-texts.tsx";
import { badgesFor, TextRows } from "./text-row.tsx";

/** What the list can show, by name. */
const filters: Readonly<Record<string, (text: EditableText, memory: Memory) => boolean>> = {
  texts: ({ kind, isFromPack }) => kind !== "fact" && !isFromPack,
  todo: (text, memory) => badgesFor(text, memory).length > 0,
  pack: ({ isFromPack }) => isFromPack,
};

interface PageTextListProps {
  files: readonly EditableFile[];
  /** The text that was written last, which has the focus. */
  current: string | undefined;
}

/** The texts of a page in reading order, with those that are not visible, then those of other files that it shows. */
export function PageTextList({ files, current }: PageTextListProps) {
  const memory = useMemory();
  const { filter, search, unfolded } = memory;
  // Its new text may not match the search.
  const [kept, setKept] = useState(current);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current) return;
    isOpened.current = true;
    const isWanted = currentMemory().wanted !== undefined;
    if (isWanted) remember({ wanted: undefined });
    if (isWanted || !mayTakeFocus()) return;
    (rowFor(current, list.current, files) ?? list.current?.querySelector("select"))?.focus();
  }, [current, files]);
  const shown = files.map((file) => ({
    file,
    texts: sortStaleFirst(file.texts.filter((text) => matchesSearch(text, memory, kept))),
    todo:
      file.texts.filter((text) => filters["todo"]?.(text, memory)).length +
      (file.findings?.length ?? 0),
  }));
  const count = shown.reduce((sum, { texts }) => sum + texts.length, 0);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys go through its buttons.
    <div ref={list} className="body" onKeyDown={(event) => moveFocus(event, list.current)}>
      <div className="search">
        <select
          aria-label={panelWord("show")}
          value={filter}
          onChange={(event) => remember({ filter: event.target.value })}
        >
          {Object.keys(filters).map((key) => (
            <option key={key} value={key}>
              {panelWord(`filters.${key}`)}
            </option>
          ))}
        </select>
        <input
          type="search"
          aria-label={panelWord("search")}
          placeholder={panelWord("search")}
          value={search}
          onChange={(event) => {
            setKept(undefined);
            remember({ search: event.target.value });
          }}
        />
      </div>
      <p role="status" className="count">
        {panelWord("texts", { n: count })}
      </p>
      {shown.map(({ file, texts, todo }, index) => {
        const { findings } = file;
        // The fields of the page stay once nothing in it is to be done.
        const isOwn = index === 0 && search === "" && keyOfFields(file) !== undefined;
        if (texts.length === 0 && !findings && !isOwn) return null;
        const isOpen =
          unfolded[file.file] ??
          (index === 0 ||
            findings !== undefined ||
            filter === "todo" ||
            search !== "" ||
            file.texts.some(({ place }) => isAt(place, current)));
        return (
          <details
            key={file.file}
            open={isOpen}
            onToggle={({ currentTarget: { open } }) => {
              if (open !== isOpen) remember({ unfolded: { ...unfolded, [file.file]: open } });
            }}
          >
            <summary>
              <bdi>{fileTitle(file.file)}</bdi>{" "}
              {todo > 0 && <span className="badge">{panelWord("todo", { n: todo })}</span>}
            </summary>
            {findings && <FindingList id={`${id}-${file.file}`} findings={findings} />}
            <FileFields file={file} />
            <SameTexts {...{ file, texts }} />
            <Rows {...{ file, texts }} />
          </details>
        );
      })}
    </div>
  );
}

/** The key of a file that has a form. That of a translation has its source, and that of the site is Settings. */
function keyOfFields(file: EditableFile): string | undefined {
  const key = fileKeyOf(file.texts[0]?.place ?? "");
  return key && key !== "site" && !key.startsWith("languages/") ? key : undefined;
}

/** All fields of a file as a form. */
function FileFields({ file }: { file: EditableFile }) {
  const key = keyOfFields(file);
  if (!key) return null;
  const { wanted } = currentMemory();
  return (
    <FormSection
      label={panelWord("allFields")}
      asked={[{ place: `${key}#` }]}
      {...(wanted?.startsWith(`${key}#`) && { wanted, isOpen: true })}
    />
  );
}

interface RowsProps {
  file: EditableFile;
  texts: readonly EditableText[];
}

/** Texts of a file, in groups as the file has them. */
function Rows({ file, texts }: RowsProps) {
  const stepsOf = (text: EditableText | undefined) =>
    text && stepsTo(file, text).slice(1).join(" › ");
  return (
    <TextRows
      {...{ texts, back: "list" }}
      above={(text, index) => {
        const steps = stepsOf(text);
        if (!steps || steps === stepsOf(texts[index - 1])) return null;
        return <p className="group">{steps}</p>;
      }}
    />
  );
}

/** Whether a text is that of a place, or in the file of one. */
const isAt = (place: string, current = "") =>
  place === current || (current.endsWith("#") && place.startsWith(current));

function matchesSearch(text: EditableText, memory: Memory, kept: string | undefined): boolean {
  const found = foldCase(
    `${nameOf(text).name} ${text.label} ${text.text} ${text.source?.text ?? ""}`,
  );
  return (
    filters[memory.filter]?.(text, memory) === true &&
    (text.place === kept || found.includes(foldCase(memory.search.trim())))
  );
}

/** The texts in their order; in a translation, stale texts come first. */
function sortStaleFirst(texts: readonly EditableText[]): EditableText[] {
  const isStale = ({ isGap, source }: EditableText) =>
    source !== undefined && (isGap || source.isStale);
  return [...texts.filter(isStale), ...texts.filter((text) => !isStale(text))];
}

/** The row of a text in a list, or the next that is seen. */
export function rowFor(
  current: string | undefined,
  list: HTMLElement | null | undefined,
  files: readonly EditableFile[] = [],
): HTMLElement | undefined {
  const rows = rowElements(list).filter((row) => row.checkVisibility());
  const texts = files.flatMap((file) => file.texts);
  const order = texts.map(({ place }) => place);
  const found = texts.filter(({ place }) => isAt(place, current));
  const at = texts.indexOf((found.find(({ isGap }) => isGap) ?? found[0]) as EditableText);
  return at < 0 ? undefined : rows.find((one) => order.indexOf(`${one.dataset["place"]}`) >= at);
}

function rowElements(list: HTMLElement | null | undefined): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>("[data-place]") ?? [])];
}

/** The arrow keys go from text to text, also from the search field. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target as HTMLElement;
  if (
    step === undefined ||
    hasModifier(event) ||
    target instanceof HTMLSelectElement ||
    target.closest(".form")
  )
    return;
  const rows = rowElements(list).filter((row) => row.checkVisibility());
  const next = rows[rows.indexOf(target) + step];
  event.preventDefault();
  next?.focus();
}
