import { useEffect, useRef } from "react";
import type { EditableFile } from "./editable-text.ts";
import { stepsTo } from "./labels.ts";
import { say } from "./say.ts";
import { TextRow } from "./text-row.tsx";
import { useMemory } from "./use-memory.ts";

interface AlikeTextsProps {
  places: readonly string[];
  files: readonly EditableFile[];
}

/** Texts with the same words, of which nothing tells which was pressed. */
export function AlikeTexts({ places, files }: AlikeTextsProps) {
  const memory = useMemory();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector("button")?.focus(), []);
  return (
    <div className="body">
      <p>{say("severalPlaces")}</p>
      <ul ref={list} className="rows">
        {files.flatMap((file) =>
          file.texts
            .filter(({ place }) => places.includes(place))
            .map((text) => (
              <li key={text.place}>
                <p className="group">{stepsTo(file, text).join(" › ")}</p>
                <TextRow text={text} memory={memory} isFromList={false} />
              </li>
            )),
        )}
      </ul>
    </div>
  );
}
