import { type ComponentType, createContext, useContext } from "react";
import type { Finding } from "../protocol/editable-text.ts";
import type { FormPart } from "../protocol/form-protocol.ts";
import type { useForm } from "./use-form.ts";

/** What the parts of a form share. */
export interface FormShared {
  form: ReturnType<typeof useForm>;
  language: string;
  direction: "ltr" | "rtl";
  /** The parts that are unfolded, or begun. */
  opened: ReadonlySet<string>;
  open(place: string, isOpen: boolean): void;
  /** Takes the focus to a control or a part, as soon as it is there. */
  focusAt(place: string): void;
  /** Says what keeps a part from being added, and takes the focus there. */
  refuse(wrong: Finding | undefined, place: string): false;
  /** What shows a part, and the parts of a group. */
  Part: ComponentType<{ part: FormPart; name?: string }>;
  Group: ComponentType<{ part: FormPart }>;
  /** Has saving also add what is typed in a part that is begun; returns what ends that. */
  addWithSave(add: () => Promise<boolean>): () => void;
  /** Saves what is typed, and adds what is begun; returns whether nothing kept it. */
  saveAll(): Promise<boolean>;
  /** What the check says of a value. */
  findingsAt(place: string): readonly Finding[] | undefined;
  /** What it says of all that is typed by now. */
  look(): Promise<readonly Finding[]>;
}

export const FormContext = createContext<FormShared | undefined>(undefined);

export function useShared(): FormShared {
  const shared = useContext(FormContext);
  if (!shared) throw new Error("There is no form around this.");
  return shared;
}
