import { useEffect, useId, useRef, useState } from "react";
import { FormSection } from "../form/form-section.tsx";
import type { Answers } from "../protocol/protocol.ts";
import type { FileChange } from "../protocol/requests.ts";
import { connection } from "../state/connection.ts";
import { currentMemory, mayTakeFocus, remember } from "../state/memory.ts";
import { panelStart } from "../state/panel-start.ts";
import { ownLanguageName, panelLanguageName, panelWord } from "../state/panel-words.ts";
import { useMemory } from "../state/use-memory.ts";
import { focusRendered } from "../view/keep-focus.ts";
import { isInGroup, settingsDrafts, settingsGroups } from "../view/settings-groups.ts";
import { isReadOnly } from "../view/use-files.ts";
import { WordButton } from "../view/word-button.tsx";
import { DeleteFiles } from "./delete-files.tsx";
import { FilePlan, useFileChange } from "./use-file-change.tsx";

/** What is true of the whole site, as forms. */
export function Settings({ languages }: Pick<Answers["list"], "languages">) {
  const list = useRef<HTMLDivElement>(null);
  const [wanted] = useState(currentMemory().wanted);
  const { drafts, unfolded } = useMemory();
  useEffect(() => {
    if (wanted) remember({ wanted: undefined });
    else if (mayTakeFocus()) focusRendered(() => list.current?.querySelector("summary"));
  }, [wanted]);
  return (
    <div ref={list} className="body">
      {Object.entries(settingsGroups).map(([key, asked]) => (
        <FormSection
          key={key}
          label={panelWord(`settingsGroups.${key}`)}
          asked={asked}
          {...(wanted && isInGroup(asked, wanted) && { wanted })}
          isOpen={
            unfolded[`settings ${key}`] ??
            ((wanted && isInGroup(asked, wanted)) || settingsDrafts(drafts, asked).length > 0)
          }
          onFold={(open) => remember({ unfolded: { ...unfolded, [`settings ${key}`]: open } })}
        >
          {key === "languages" && !isReadOnly() && <LanguageList {...languages} />}
          {key === "languages" && <PanelLanguage />}
        </FormSection>
      ))}
    </div>
  );
}

const changeOf = (action: FileChange["action"], tag: string): FileChange => ({
  ...{ action, what: `languages/${tag}`, title: tag },
});

/** The further languages of the site, each of which can go, and a form for one more. */
function LanguageList({ there, more }: Answers["list"]["languages"]) {
  const id = useId();
  const adding = useFileChange(undefined);
  return (
    <>
      {there.map((tag) => (
        <details key={tag}>
          <summary>{panelLanguageName(tag)}</summary>
          <DeleteFiles change={changeOf("removeLanguage", tag)} label={panelWord("delete")} />
        </details>
      ))}
      {more.length > 0 && (
        <form
          className="change"
          onSubmit={(event) => {
            event.preventDefault();
            const tag = `${new FormData(event.currentTarget).get("language")}`;
            adding.apply(changeOf("addLanguage", tag));
          }}
        >
          <select name="language" aria-label={panelWord("settingsGroups.languages")}>
            {more.map((tag) => (
              <option key={tag} value={tag}>
                {panelLanguageName(tag)}
              </option>
            ))}
          </select>
          <FilePlan id={id} change={adding} />
          <button type="submit">{panelWord("newLanguage")}</button>
        </form>
      )}
    </>
  );
}

/** The language of the panel and of what the check finds, for this person alone. */
function PanelLanguage() {
  const id = useId();
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault();
        connection.chooseLanguage(`${new FormData(event.currentTarget).get("language")}`);
      }}
    >
      <label htmlFor={id}>{panelWord("panelLanguage")}</label>
      <select id={id} name="language" defaultValue={connection.language()}>
        <option value="">{panelWord("asSite")}</option>
        {panelStart.languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {ownLanguageName(tag)}
          </option>
        ))}
      </select>
      <WordButton type="submit" word="save" />
    </form>
  );
}
