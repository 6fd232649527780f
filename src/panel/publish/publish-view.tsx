import { useCallback, useEffect, useRef, useState } from "react";
import { DeleteFiles } from "../files/delete-files.tsx";
import { onExchange } from "../page/exchange-page.ts";
import type { EditableFile } from "../protocol/editable-text.ts";
import type { PublishAnswers, Step, WaitingFile } from "../protocol/publish-protocol.ts";
import { ask } from "../state/ask.ts";
import { currentMemory, mayTakeFocus, remember } from "../state/memory.ts";
import { panelLanguageName, panelWord, withColon } from "../state/panel-words.ts";
import { useMemory } from "../state/use-memory.ts";
import { rowFor } from "../text/page-text-list.tsx";
import { TextRow } from "../text/text-row.tsx";
import { FaultNotice } from "../view/fault-notice.tsx";
import { FindingList } from "../view/finding-list.tsx";
import { wholeAddress } from "../view/go-to-page.ts";
import { openText } from "../view/go-to-view.ts";
import { settingsDrafts } from "../view/settings-groups.ts";
import { Sign } from "../view/sign.tsx";
import { WordButton } from "../view/word-button.tsx";
import { PublishForm } from "./publish-form.tsx";

/** What is to be done before the site is published, and the way to publish it. */
export function PublishView({ files }: { files: readonly EditableFile[] }) {
  const [todo, setTodo] = useState<PublishAnswers["todo"]>();
  const [fault, setFault] = useState<Error>();
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback(() => void ask("todo", {}).then(setTodo, setFault), []);
  useEffect(() => {
    load();
    return onExchange(load);
  }, [load]);
  useEffect(() => {
    const body = heading.current?.parentElement;
    const { activeElement } = (body?.getRootNode() ?? document) as ShadowRoot;
    // Somebody may have gone to the bar meanwhile.
    if (!todo || !mayTakeFocus() || activeElement?.checkVisibility()) return;
    (rowFor(currentMemory().focus, body, files) ?? heading.current)?.focus();
  }, [todo, files]);
  if (fault) return <FaultNotice of={fault} />;
  if (!todo) return <p className="body">{panelWord("moment")}</p>;
  const next = todo.steps.find((step) => step.left > 0)?.name;
  return (
    <div className="body">
      <h3 ref={heading} tabIndex={-1}>
        {panelWord("filters.todo")}
      </h3>
      <p className="note">{whatIsLeft(todo.steps)}</p>
      <Unsaved />
      {todo.steps.map((step) => (
        <StepOfSite key={step.name} {...{ step, isNext: step.name === next }} />
      ))}
      <PublishForm isFinished={todo.isFinished} onJudged={load} />
    </div>
  );
}

/** What is typed and not saved, each with the way to it: visitors would not get it. */
function Unsaved() {
  const { drafts } = useMemory();
  const ofSettings = settingsDrafts(drafts);
  if (Object.keys(drafts).length === 0) return null;
  return (
    <div className="fault">
      <p>{panelWord("notSaved")}</p>
      {Object.entries(drafts).map(([place, { text, base }]) => {
        const isText = !ofSettings.includes(place);
        const open = () =>
          isText ? openText(place, "publish") : remember({ view: "settings", said: "" });
        return (
          <button key={place} type="button" onClick={open}>
            {isText ? "" : withColon(panelWord("settings"))}
            <bdi>{(text || base || place).slice(0, 80)}</bdi>
          </button>
        );
      })}
    </div>
  );
}

/** How much of some steps is to do or to look at; a sign where it is known that nothing is. */
function whatIsLeft(steps: readonly Step[]) {
  const left = steps.reduce((sum, step) => sum + step.left, 0);
  const n = steps.reduce((sum, step) => sum + step.found, 0);
  if (left + n === 0)
    return steps.every((step) => step.isKnown) && <Sign word="nothingToDo">✓</Sign>;
  return (
    <span className="badge">
      {left > 0 ? panelWord("todo", { n: left }) : panelWord("findings", { n })}
    </span>
  );
}

/** A part of the site, with its texts that are to be written or looked at. */
function StepOfSite({ step, isNext }: { step: Step; isNext: boolean }) {
  const { name, path, texts, findings, waiting } = step;
  return (
    <details open={isNext}>
      <summary>
        {panelWord(`steps.${name}`)} {whatIsLeft([step])}
      </summary>
      {path && <a href={wholeAddress(path)}>{panelWord("showOnPage")}</a>}
      {waiting.length > 0 && <Waiting files={waiting} />}
      <ul>
        {texts.map((one, index) => (
          <li key={one.text.place}>
            {name !== "first" && fileName(one) !== fileName(texts[index - 1]) && (
              <h4>{fileName(one)}</h4>
            )}
            <TextRow {...one} back="publish" />
          </li>
        ))}
      </ul>
      <FindingList id={`${name}-findings`} findings={findings} />
      {findings.some(({ rule }) => rule === "imprint") && (
        <WordButton word="newFile" onClick={() => remember({ view: "pages", said: "" })} />
      )}
    </details>
  );
}

/** What the file of a text is called, with the language of a translation. */
function fileName(one: Step["texts"][number] | undefined): string {
  const [, tag] = /^languages\/([^/]+)/.exec(one?.text.place ?? "") ?? [];
  const name = one?.title ?? panelWord("settings");
  return tag ? panelWord("named", { action: panelLanguageName(tag), name }) : name;
}

/** Unfinished pages in further languages: each can wait, and all of a language at once. */
function Waiting({ files }: { files: readonly WaitingFile[] }) {
  const several = files.filter(
    ({ tag }, index) => files[index - 1]?.tag !== tag && files[index + 1]?.tag === tag,
  );
  const all = several.map(({ tag }) => ({ tag, key: `languages/${tag}`, title: "" }));
  return (
    <>
      <p className="note">{panelWord("mayWait")}</p>
      {[...all, ...files].map(({ key, title, tag }) => (
        <DeleteFiles
          key={`${tag} ${key}`}
          change={{ action: "leaveOut", what: key, title: tag }}
          label={panelWord("named", {
            action: panelWord("leaveOut", { language: panelLanguageName(tag) }),
            name: title || panelWord("allUnfinished"),
          })}
        />
      ))}
    </>
  );
}
