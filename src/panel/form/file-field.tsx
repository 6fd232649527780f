import { type ComponentProps, useEffect, useRef } from "react";
import { panelWord } from "../state/panel-words.ts";
import { PanelIcon } from "../view/panel-icon.tsx";

interface FileFieldProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "onClick"> {
  /** Key of the words that say what to choose. */
  word: string;
  /** The file that is there: once another is, or none, none is chosen. */
  there: string | undefined;
  take(file: File | undefined, all: readonly File[]): void;
}

/** Chooses a file, or takes one that is dropped. The same file can be chosen again after a fault. */
export function FileField({ word, there, take, ...attributes }: FileFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: browsers show the name of a file until then.
  useEffect(() => {
    if (field.current) field.current.value = "";
  }, [there]);
  return (
    <label className="drop">
      <PanelIcon name="picture" />
      {panelWord(word)}
      <input
        {...attributes}
        ref={field}
        type="file"
        onClick={({ currentTarget }) => {
          currentTarget.value = "";
        }}
        onChange={({ target }) => take(target.files?.[0], [...(target.files ?? [])])}
      />
    </label>
  );
}
