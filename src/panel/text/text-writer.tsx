import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { ChoiceField, ChoiceHelp } from "../form/choice-field.tsx";
import { TextField } from "../form/text-field.tsx";
import { focusText, visibleElementAt } from "../page/page-texts.ts";
import { copiedRows } from "../page/pasted.ts";
import { TextOutline, useTextOnPage } from "../page/text-on-page.tsx";
import type { EditableFile, EditableText } from "../protocol/editable-text.ts";
import type { Written } from "../protocol/protocol.ts";
import { helpIn, linkable, rowOf } from "../protocol/text-names.ts";
import { ask } from "../state/ask.ts";
import {
  currentMemory,
  mayTakeFocus,
  remember,
  storeDraft,
  storeDraftAfterSave,
} from "../state/memory.ts";
import { panelWord } from "../state/panel-words.ts";
import { createDraft, isUnambiguous, writtenText } from "../state/text-drafts.ts";
import { useLatest } from "../state/use-latest.ts";
import { useMemory } from "../state/use-memory.ts";
import { FaultNotice } from "../view/fault-notice.tsx";
import { FindingList, findingCount } from "../view/finding-list.tsx";
import { closeText, openText } from "../view/go-to-view.ts";
import { focusRendered } from "../view/keep-focus.ts";
import { fileName, fileTitle, nameOf, withLeft } from "../view/labels.ts";
import { asSaved, hashOf, isReadOnly, refresh, useFiles } from "../view/use-files.ts";
import { type TypedFile, useTyping } from "../view/use-typing.ts";
import { WordButton } from "../view/word-button.tsx";
import { NextTexts, TextContext, TextHead } from "./text-context.tsx";

interface TextWriterProps {
  text: EditableText;
  file: EditableFile;
  /** Other places whose texts are in the same element. */
  others: readonly string[];
}

/** One text, with what the check says of it while it is written. */
export function TextWriter({ text: read, file, others }: TextWriterProps) {
  const text = asSaved(read);
  const { place, kind, source, entries, language, direction } = text;
  const id = useId();
  const { name, inLanguage } = nameOf(text);
  const { siteFiles = [] } = useFiles().answer ?? {};
  const field = useRef<HTMLTextAreaElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const own = writtenText(text);
  const draft = useMemory().drafts[place];
  const typed = draft?.text ?? own;
  const draftOf = (next: string) => createDraft(asSaved(read), next, file.texts.map(asSaved));
  const startDraft = (next: string) => storeDraft(place, draftOf(next));
  /** Whether the author has to confirm that the draft belongs to this text. */
  const isStray = draft !== undefined && !isUnambiguous(place, draft, file.texts.map(asSaved));
  const setTyped = (next: string) => {
    if (next === own) storeDraft(place);
    else if (draft) storeDraft(place, { ...draft, text: next });
    else startDraft(next);
  };
  const isChanged = typed !== own;
  /** The words in the status once it is saved, and the place of the text that is opened then. */
  const said = useRef("");
  const onward = useRef<string>(undefined);
  const texts = [{ place, text: typed }];
  const typing = useTyping({
    files: isChanged ? [{ file: file.file, texts }] : [],
    known: text.findings,
    ...{ hashOf, read: refresh, onSaved },
  });
  const { fault, setFault, findings, isQuestioned } = typing;
  const isGap = text.isGap && !isChanged;
  // The status says already that a gap is still to be written.
  const all = [...(isGap ? [] : findings), ...(text.about ?? [])];
  const { list, index, entry } = entries.at(-1) ?? {};
  /** Whether each line becomes an entry of its own, as in a list of paragraphs. */
  const isEntry = kind !== "fact" && entry !== "columns" && place === `${list}/${index}`;
  const hasLines = isEntry || text.text.includes("\n");
  const common = {
    ...{ id, setTyped, value: typed },
    "aria-describedby": ["comment", "findings", "where"].map((name) => `${id}-${name}`).join(" "),
  };

  // It may change while the text is written.
  const [firstPlace] = useState(place);
  useEffect(() => {
    if (!mayTakeFocus()) return;
    visibleElementAt(firstPlace)?.scrollIntoView({ block: "nearest" });
    focusRendered(
      () => field.current,
      // A textarea begins with its first letter; a choice has none.
      (one) => one.setSelectionRange?.(one.value.length, one.value.length),
    );
  }, [firstPlace]);
  useTextOnPage(read, typed, isChanged && !isStray, findings);
  useEffect(() => {
    if (!isChanged) storeDraft(place);
  }, [place, isChanged]);

  async function onSaved({ texts: [one] }: TypedFile, { isSame = false }: Written) {
    const written = one?.text ?? own;
    // What was typed meanwhile is not saved.
    const current = currentMemory().drafts[place]?.text ?? field.current?.value ?? written;
    const isLeft = current !== written;
    storeDraftAfterSave(place, isLeft ? draftOf(current) : undefined);
    remember({ said: isSame ? panelWord("publishing.same") : said.current, canUndo: !isSame });
    // Another text may be written by now.
    const forms = typedForms();
    if (!isLeft && field.current && forms.length === 0) {
      if (onward.current === undefined) closeText();
      else remember({ places: [onward.current] });
    }
    await refresh();
    for (const form of forms) form.click();
  }
  /** The buttons that save the forms below the text in which something is typed. */
  const typedForms = () => [
    ...(root.current?.querySelectorAll<HTMLElement>(
      'form [type="submit"][aria-disabled="false"]',
    ) ?? []),
  ];
  /** Writes what is typed by now, also if that is more than at the press. */
  async function write() {
    if (isStray) return setFault(panelWord("replaceFirst", { button: panelWord("replace") }));
    await writeTyped();
  }
  async function writeTyped() {
    said.current = panelWord("saved", { file: fileTitle(file.file) });
    await typing.write();
  }
  const latest = useLatest({ write });
  /** Saves the text as it is, which counts as up to date then, or as chosen. */
  function markFresh(words = panelWord("markedFresh")) {
    if (isReadOnly()) return;
    typing.once(`fresh ${place}`, () => {
      said.current = words;
      return typing.save({ file: file.file, texts });
    });
  }
  /** Rows of a spreadsheet become rows of the table, below that of a cell or in its place if it has gaps alone. */
  function pasteRows(event: ClipboardEvent) {
    const copied = copiedRows(event.clipboardData);
    const { list, row = 0 } = rowOf(place) ?? {};
    if (!list || isReadOnly() || event.target !== field.current || !copied) return;
    event.preventDefault();
    event.stopPropagation();
    typing.once(`rows ${place} ${copied}`, async () => {
      const added = { action: "add", index: row + 1, values: { "": copied } } as const;
      const hash = await hashOf(file.file);
      const made = await ask("change", { place, list, hash, ...added });
      const done = made.isSame ? "publishing.same" : made.hasGaps ? "added" : "saved";
      const said = withLeft(panelWord(done, { file: fileTitle(file.file) }), made.rows);
      await refresh({ said, canUndo: !made.isSame, places: [made.place] });
    });
  }
  /** Saves what is typed, and opens another text then: once more, the one for which the question came. */
  function saveTyped(then = isQuestioned ? onward.current : undefined) {
    onward.current = then;
    const forms = typedForms();
    if (forms.length > 0 && !isChanged) for (const form of forms) form.click();
    else if (!isChanged && text.isBegun)
      markFresh(panelWord("saved", { file: fileTitle(file.file) }));
    else if (!isChanged) {
      closeText();
      if (text.isGap) remember({ said: panelWord("stillToWrite") });
    } else if (!isReadOnly())
      // Where it is closed by then, what is typed stays as a draft.
      typing.once(`save ${typing.state}`, async () => latest.current?.write());
  }
  /** Ctrl and Enter save a choice too; a text field does so itself. */
  function saveByKey(event: KeyboardEvent) {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key !== "Enter" || !isCommand || event.defaultPrevented) return;
    event.preventDefault();
    saveTyped();
  }

  return (
    <div ref={root} className="writer">
      <TextOutline place={place} label={name} />
      <div className="body" onPasteCapture={pasteRows}>
        <TextHead
          {...{ file, text }}
          take={(source) => {
            setTyped(source);
            field.current?.focus();
          }}
        />
        <label htmlFor={id} {...inLanguage}>
          {name}
        </label>
        {text.choices ? (
          <ChoiceField {...common} choices={text.choices} onKeyDown={saveByKey} />
        ) : (
          <TextField
            {...common}
            {...{ kind, language, direction, hasLines, save: () => saveTyped() }}
            ref={field}
            rows={kind === "paragraph" ? 6 : 3}
          />
        )}
        {kind === "fact" && CSS.supports("color", typed) && (
          <span className="swatch" style={{ background: typed }} />
        )}
        {isEntry && typed.trim().includes("\n") && (
          <p className="note">{panelWord("manyEntries")}</p>
        )}
        <p className="meta">
          <span id={`${id}-where`}>
            {text.isFromPack && panelWord("fromPack", { file: fileName(file.file) })}
          </span>
          <WordButton
            word="showOnPage"
            isPlain
            onClick={() => {
              setFault(focusText(place) ? "" : panelWord("notVisible"));
            }}
          />
          <span className="last">{panelWord("letters", { n: [...typed].length })}</span>
        </p>
        {draft && isStray && (
          <div className="fault">
            {[["fileChanged", draft.base] as const, ["nowSays", text.text] as const].map(
              ([word, said]) => (
                <p key={word}>
                  {panelWord(word)}{" "}
                  <q lang={text.language} dir={text.direction}>
                    {said}
                  </q>
                </p>
              ),
            )}
            <WordButton
              word="replace"
              onClick={() => {
                startDraft(typed);
                field.current?.focus();
                typing.once(`replace ${typing.state}`, writeTyped);
              }}
            />
          </div>
        )}
        {isQuestioned && <FaultNotice of={panelWord("hasError")} />}
        {fault && <FaultNotice of={fault} />}
        <p role="status" className="count">
          {isGap ? panelWord("stillToWrite") : !fault && findingCount(all.length)}
        </p>
        <FindingList
          id={`${id}-findings`}
          findings={all}
          {...{ typed: { text: typed, type: setTyped, look: typing.look } }}
        />
        <p id={`${id}-comment`} className="note">
          <ChoiceHelp help={helpIn(text.label)} choices={text.choices} /> {text.comment}
        </p>
        {kind === "paragraph" && (
          <p className="note">{panelWord("markup", { path: linkable(siteFiles) })}</p>
        )}
        {others.length > 0 && (
          <WordButton word="otherTexts" onClick={() => remember({ places: [...others, place] })} />
        )}
        <TextContext {...{ text, file }} />
        <NextTexts
          {...{ place, file }}
          open={(to) => (isChanged ? saveTyped(to) : openText(to, currentMemory().back))}
        />
      </div>
      <div className="save">
        <WordButton
          type="submit"
          word={isQuestioned ? "saveAnyway" : "save"}
          aria-keyshortcuts="Control+Enter"
          aria-disabled={isReadOnly()}
          onClick={() => saveTyped()}
        />
        <WordButton word="closeText" isPlain aria-keyshortcuts="Escape" onClick={closeText} />
        {isChanged && (
          <WordButton
            word="revert"
            isPlain
            onClick={() => {
              setTyped(own);
              field.current?.focus();
            }}
          />
        )}
        {source?.isStale && !isChanged && !text.isGap && (
          <WordButton word="markFresh" isPlain onClick={() => markFresh()} />
        )}
        <span className="last note">{panelWord("keys")}</span>
      </div>
    </div>
  );
}
