import { splitPlace } from "../protocol/split-place.ts";
import { panelWord } from "../state/panel-words.ts";
import { SchemaForm } from "./form-section.tsx";

/** The kinds of section that a page can have, one of which is added after another section. */
export function NewSection({ after }: { after: string }) {
  const [list] = splitPlace(after);
  const label = panelWord("addSection");
  return (
    <div className="body">
      <h3>{label}</h3>
      <SchemaForm {...{ label, after }} asked={[{ place: list }]} at={list} />
    </div>
  );
}
