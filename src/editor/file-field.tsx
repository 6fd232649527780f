import type { ComponentProps } from "react";
import { panelWord } from "./panel-words.ts";

interface FileFieldProps extends Omit<ComponentProps<"input">, "type" | "onChange" | "onClick"> {
  /** Key of the words that say what to choose. */
  word: string;
  take(file: File | undefined): void;
}

/** Chooses a file. After a fault the same one can be chosen again, of which browsers tell nothing otherwise. */
export function FileField({ word, take, ...attributes }: FileFieldProps) {
  return (
    <label>
      {panelWord(word)}
      <input
        {...attributes}
        type="file"
        onClick={({ currentTarget }) => {
          currentTarget.value = "";
        }}
        onChange={({ target }) => take(target.files?.[0])}
      />
    </label>
  );
}
