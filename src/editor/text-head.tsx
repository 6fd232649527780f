import type { EditableFile, EditableText } from "./editable-text.ts";
import { stepsTo } from "./labels.ts";
import { panelWord } from "./panel-words.ts";

/** Where a text is, and its source in a translation. */
export function TextHead({ file, text }: { file: EditableFile; text: EditableText }) {
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
        </div>
      )}
    </>
  );
}
