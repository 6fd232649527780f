import { currentMemory, type Memory, remember } from "../state/memory.ts";
import { panelWord } from "../state/panel-words.ts";
import { goToPage } from "./go-to-page.ts";
import { settingsDrafts } from "./settings-groups.ts";

/** Shows another view of the panel, and says if something typed in this one is not saved. */
export function goToView(view: Exclude<Memory["view"], "text" | "choice" | "section">): void {
  const {
    drafts,
    canUndo,
    places: [place = ""],
    ...was
  } = currentMemory();
  const isKept =
    was.view === "text"
      ? drafts[place] !== undefined
      : was.view === "settings" && settingsDrafts(drafts).length > 0;
  remember({
    ...{ view, focus: view === "publish" && was.view !== "text" ? undefined : place },
    // Results of publishing stay in that view.
    ...(was.view === "publish" && { said: "", canUndo }),
    ...(isKept && { said: panelWord("notSaved") }),
  });
}

/** Opens a text of a list; with a path, on the page that has it. */
export function openText(place: string, back: Memory["back"], path?: string): void {
  const text = { view: "text", places: [place], back, said: "" } as const;
  if (path === undefined) remember(text);
  else goToPage(path, text);
}

/** Goes back from a text to the list from which it was opened, and from a new section; closes the panel elsewhere. */
export function closeText(): void {
  const { view, back = "closed" } = currentMemory();
  if (view === "section") goToView("list");
  else goToView(view === "text" ? back : "closed");
}
