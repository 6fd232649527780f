import type { EditableFile } from "./editable-text.ts";
import { panelWord } from "./panel-words.ts";
import { TextRows } from "./text-row.tsx";
import { useMemory } from "./use-memory.ts";

/** The texts after one, which a press opens. */
export function NextTexts({ place, file }: { place: string; file: EditableFile }) {
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
      <TextRows texts={next} back={back} />
    </div>
  );
}
