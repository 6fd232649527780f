import { useId, useState } from "react";
import { ask } from "./ask.ts";
import { Fault } from "./fault.tsx";
import { FindingList } from "./finding-list.tsx";
import { goToPage } from "./go-to-page.ts";
import type { Answers, FileChange } from "./protocol.ts";
import { languageName, say, start } from "./say.ts";

/** The further languages of the site, each of which can go, and a form for one more. */
export function LanguageList({ there, more }: Answers["list"]["languages"]) {
  const id = useId();
  const [plan, setPlan] = useState<Answers["file"] & { tag: string }>();
  const [fault, setFault] = useState<Error>();

  async function change(action: FileChange["action"], tag: string, isTrial = false) {
    setFault(undefined);
    const asked = { action, what: `languages/${tag}`, title: tag, links: [], hash: "" };
    try {
      const answer = await ask("file", { ...asked, from: start.page, isTrial });
      if (isTrial) return setPlan({ ...answer, tag });
      const isAdded = action === "addLanguage";
      await goToPage(isAdded || start.page.startsWith(asked.what) ? answer.path : undefined, {
        ...{ said: say(isAdded ? "added" : "deleted"), canUndo: true },
        ...(isAdded && { view: "list", filter: "todo", focus: answer.place }),
      });
    } catch (error) {
      setFault(error as Error);
    }
  }
  return (
    <>
      {there.map((tag) => {
        const isPlanned = plan?.tag === tag;
        return (
          <details key={tag}>
            <summary>{languageName(tag)}</summary>
            <p role="status">
              {isPlanned && plan.summary.map(({ word, slots }) => say(word, slots)).join(" ")}
            </p>
            {isPlanned && (
              <FindingList id={`${id}-${tag}`} findings={plan.findings} onFix={undefined} />
            )}
            <button type="button" onClick={() => change("removeLanguage", tag, !isPlanned)}>
              {say(isPlanned ? "deleteIt" : "delete")}
            </button>
          </details>
        );
      })}
      {more.length > 0 && (
        <form
          className="change"
          onSubmit={(event) => {
            event.preventDefault();
            change("addLanguage", `${new FormData(event.currentTarget).get("language")}`);
          }}
        >
          <select name="language" aria-label={say("settingsGroups.languages")}>
            {more.map((tag) => (
              <option key={tag} value={tag}>
                {languageName(tag)}
              </option>
            ))}
          </select>
          <button type="submit">{say("newLanguage")}</button>
        </form>
      )}
      {fault && <Fault of={fault} />}
    </>
  );
}
