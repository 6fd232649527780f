import { useId } from "react";
import { DeleteFiles } from "./delete-files.tsx";
import { panelLanguageName, panelWord } from "./panel-words.ts";
import type { Answers } from "./protocol.ts";
import type { FileChange } from "./requests.ts";
import { FilePlan, useFileChange } from "./use-file-change.tsx";

const changeOf = (action: FileChange["action"], tag: string): FileChange => ({
  ...{ action, what: `languages/${tag}`, title: tag },
});

/** The further languages of the site, each of which can go, and a form for one more. */
export function LanguageList({ there, more }: Answers["list"]["languages"]) {
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
