import type { EditableFile, EditableText } from "./editable-text.ts";
import { FormSection } from "./form-section.tsx";
import { stepsTo } from "./labels.ts";
import { panelStart, panelWord } from "./panel-words.ts";
import { entryName } from "./text-names.ts";

interface AroundTextProps {
  text: EditableText;
  file: EditableFile;
}

/**
 * What is around a text as forms: its picture, the lists, the innermost first, in which entries are added, moved and
 * deleted; then the file.
 */
export function AroundText({ text, file }: AroundTextProps) {
  const { entries, place, picture } = text;
  const [key = ""] = place.split("#");
  const lists = entries.map(({ list, index, count }, depth) => ({
    label: panelWord("position", {
      name: entryName(entries, depth, panelStart.words),
      n: index + 1,
      m: count,
    }),
    place: list,
    opened: `${list}/${index}`,
  }));
  // Settings has the whole of the site, and its source that of a translation.
  const isWhole = key !== "site" && !text.source && !key.startsWith("languages/");
  const whole = { label: stepsTo(file, text)[0] ?? key, place: `${key}#`, opened: "" };
  const forms = [...lists.reverse(), ...(isWhole ? [whole] : [])];
  return (
    <>
      {picture && (
        <FormSection
          {...{ label: panelWord("picture"), opened: picture, isOpen: true }}
          // Its words are written above.
          asked={[{ place: picture, but: place.endsWith("/alt") ? ["alt"] : [] }]}
          at={place}
        />
      )}
      {forms.map(({ label, place: asked, opened }) => (
        <FormSection key={asked} {...{ label, opened }} asked={[{ place: asked }]} at={place} />
      ))}
    </>
  );
}
