import { FormSection } from "../form/form-section.tsx";
import type { EditableFile, EditableText } from "../protocol/editable-text.ts";
import { fileKeyOf } from "../protocol/split-place.ts";
import { entryName, panelWord } from "../state/panel-words.ts";
import { useMemory } from "../state/use-memory.ts";
import { stepsTo } from "../view/labels.ts";
import { isReadOnly } from "../view/use-files.ts";
import { WordButton } from "../view/word-button.tsx";
import { TextRows } from "./text-row.tsx";

interface TextContextProps {
  text: EditableText;
  file: EditableFile;
}

/** Where a text is, and its source in a translation, which can be taken over. */
export function TextHead({ file, text, take }: TextContextProps & { take(text: string): void }) {
  const { source } = text;
  return (
    <>
      <p className="where">
        {stepsTo(file, text).map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be the same.
          <span key={index}>{step}</span>
        ))}
      </p>
      {source && (
        <div className="source">
          <h3>{panelWord("source")}</h3>
          <p lang={source.language} dir={source.direction}>
            {source.text}
          </p>
          {!isReadOnly() && (
            <WordButton word="asSource" isPlain onClick={() => take(source.text)} />
          )}
        </div>
      )}
    </>
  );
}

/**
 * What is around a text as forms: its picture, the lists, the innermost first, in which entries are added, moved and
 * deleted; then the file.
 */
export function TextContext({ text, file }: TextContextProps) {
  const { entries, place, picture } = text;
  const key = fileKeyOf(place);
  const lists = entries.map(({ list, entry, index, count }) => ({
    label: panelWord("position", { name: entryName(entry), n: index + 1, m: count }),
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

interface NextTextsProps {
  place: string;
  file: EditableFile;
  /** Opens one, once what is typed is saved. */
  open(place: string): void;
}

/** The texts after one, which a press opens. */
export function NextTexts({ place, file, open }: NextTextsProps) {
  const { back } = useMemory();
  const texts = file.texts.filter(
    ({ kind, isFromPack, ...one }) => (kind !== "fact" && !isFromPack) || one.place === place,
  );
  const at = texts.findIndex((one) => one.place === place);
  const next = texts.slice(at + 1, at + 3);
  if (next.length === 0) return null;
  return (
    <div className="next">
      <h3>{panelWord("next")}</h3>
      <TextRows {...{ texts: next, back, open }} />
    </div>
  );
}
