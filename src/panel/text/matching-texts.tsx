import { useEffect, useRef } from "react";
import type { EditableFile } from "../protocol/editable-text.ts";
import { mayTakeFocus } from "../state/memory.ts";
import { panelWord } from "../state/panel-words.ts";
import { focusRendered } from "../view/keep-focus.ts";
import { stepsTo } from "../view/labels.ts";
import { TextRows } from "./text-row.tsx";

interface MatchingTextsProps {
  places: readonly string[];
  files: readonly EditableFile[];
}

/** Texts with the same words, of which nothing tells which was pressed. */
export function MatchingTexts({ places, files }: MatchingTextsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mayTakeFocus()) focusRendered(() => list.current?.querySelector("button"));
  }, []);
  return (
    <div ref={list} className="body">
      <p>{panelWord("severalPlaces")}</p>
      {files.map((file) => (
        <TextRows
          key={file.file}
          texts={file.texts.filter(({ place }) => places.includes(place))}
          back={undefined}
          above={(text) => <p className="group">{stepsTo(file, text).join(" › ")}</p>}
        />
      ))}
    </div>
  );
}
