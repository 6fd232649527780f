import type { FieldFacts } from "../../engine/schema/values/field-facts.ts";
import type { Finding } from "./editable-text.ts";

type Control = Exclude<NonNullable<FieldFacts["control"]>, "logo">;
type OfType = "choice" | "file" | "number" | "page" | "paragraph" | "text" | "truth";

/** How a single value is filled in. */
export type ValueKind = Control | OfType;

/** A part of a form: a single value, a group or a list, as the file has it or could have it. */
export interface FormPart {
  /** File and JSON Pointer; the step `-` is a new entry of a list (RFC 6901, 4). */
  place: string;
  /** What it is for, as the schema describes it; empty for an entry that is called by its list. */
  description: string;
  /** What the file calls it, in place of that: a cell by the head of its column. */
  name?: string;
  /** How it is filled in. The parts of a list are its entries, those of a week its days. */
  kind: ValueKind | "picture" | "week" | "group" | "list";
  isThere: boolean;
  /** Whether the file can do without it. */
  isOptional: boolean;
  /** A single value. */
  text?: string;
  /** What it says where the file says nothing. */
  inherited?: string;
  /** The key of the value next to it that says the same. */
  like?: string;
  /** The values that it can have, with what they are called. */
  choices?: readonly (readonly [value: string, description: string])[];
  findings?: readonly Finding[];
  parts?: readonly FormPart[];
  /** What the name of a part is for, in a group to which an owner adds some. */
  newKey?: string;
  /** The parts of a group by its kind, which its first part says. */
  kinds?: Readonly<Record<string, readonly FormPart[]>>;
  /** What the entries of a list are called: its key, or the kind of the section around it. */
  entry?: string;
  /** What rows of a spreadsheet can have for a list, in the order of its values. */
  columns?: readonly FormColumn[];
  /** What a new entry can be, or a part that is not there. */
  blanks?: readonly FormBlank[];
  picture?: PictureSlot;
  /** Whether a file is a picture. */
  isPicture?: boolean;
}

/** A picture of the site's own language, or where one can be. */
export interface PictureSlot {
  /** Name in content/pictures; none where there is no picture yet. */
  file?: string | undefined;
  /** What it shows; none if it is decorative. */
  alt?: string | undefined;
  /** Whether it can have words of its own. A logo has the name of its firm. */
  hasAlt: boolean;
  canRemove: boolean;
  /** Whether only a drawing can be there. */
  isDrawing: boolean;
}

/** A column of rows that become entries of a list. */
export interface FormColumn {
  /** JSON Pointer to the value in an entry. */
  at: string;
  name: string;
  /** Whether it is the name of a picture. */
  isPicture: boolean;
}

/** How a part begins. */
export interface FormBlank {
  /** The kind of an entry, where a list has several. */
  kind: string;
  /** Whether it can begin with gaps alone. */
  isReady: boolean;
  part: FormPart;
}

/** A part of a form that stands alone in it, with its file. */
export interface FormFile {
  file: string;
  hash: string;
  part: FormPart;
}
