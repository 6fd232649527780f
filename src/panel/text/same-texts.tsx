import { isFigure } from "../../words/keep-units.ts";
import type { EditableFile, EditableText } from "../protocol/editable-text.ts";
import { inTurn } from "../state/in-turn.ts";
import { rememberFault } from "../state/memory.ts";
import { panelWord } from "../state/panel-words.ts";
import { fileTitle } from "../view/labels.ts";
import { hashOf, isReadOnly, refresh, saveTexts } from "../view/use-files.ts";
import { WordButton } from "../view/word-button.tsx";

interface SameTextsProps {
  file: EditableFile;
  texts: readonly EditableText[];
}

/** A button that takes over the figures of the source for the gaps of a translation. */
export function SameTexts({ file: { file }, texts }: SameTextsProps) {
  const same = texts.flatMap(({ place, isGap, source }) =>
    isGap && source && isFigure(source.text) ? { place, text: source.text } : [],
  );
  if (same.length === 0 || isReadOnly()) return null;
  const take = async () => {
    try {
      await saveTexts(same, hashOf(file), true);
      await refresh({ said: panelWord("saved", { file: fileTitle(file) }), canUndo: true });
    } catch (error) {
      rememberFault(error);
    }
  };
  return (
    <WordButton
      word="asSourceAll"
      slots={{ some: same.map(({ text }) => text).join(", ") }}
      onClick={() => inTurn(`same ${file}`, take)}
    />
  );
}
