import { currentMemory, type Memory, remember } from "./memory.ts";
import { panelWord } from "./panel-words.ts";
import { settingsDrafts } from "./settings-groups.ts";

/** Shows another view of the panel, and says if something typed in this one is not saved. */
export function goToView(view: Exclude<Memory["view"], "text" | "choice">): void {
  const {
    drafts,
    said,
    canUndo,
    places: [place = ""],
    ...was
  } = currentMemory();
  const isKept =
    was.view === "text"
      ? drafts[place] !== undefined
      : was.view === "settings" && settingsDrafts(drafts).length > 0;
  const kept = { said: panelWord("notSaved"), canUndo: false };
  remember({
    ...{ view, focus: place },
    ...(view === "list" && { home: view }),
    // Results of publishing stay in that view.
    ...(isKept ? kept : { said: was.view === "publish" ? "" : said, canUndo }),
  });
}

/** Goes back from a text to the list from which it was opened; closes the panel elsewhere. */
export function closeText(): void {
  const { view, isFromList, home } = currentMemory();
  goToView(view === "text" && isFromList ? home : "closed");
}
