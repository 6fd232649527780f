import type { FormPart, ValueKind } from "../../protocol/form-protocol.ts";
import { choiceKind, drawingKind, pageKind, weekdayKind } from "./choice-kinds.tsx";
import { dayKind } from "./day-kind.tsx";
import type { FieldKind } from "./field-kind.ts";
import { colourKind, numberKind, textKind } from "./line-kinds.tsx";
import { namedFileKind } from "./named-file-kind.tsx";
import { openingKind } from "./opening-kind.tsx";
import { paragraphKind } from "./paragraph-kind.tsx";
import { pointKind } from "./point-kind.tsx";
import { truthKind } from "./truth-kind.tsx";

const fieldKinds: Readonly<Record<ValueKind, FieldKind>> = {
  choice: choiceKind,
  colour: colourKind,
  day: dayKind,
  drawing: drawingKind,
  file: namedFileKind,
  number: numberKind,
  opening: openingKind,
  page: pageKind,
  paragraph: paragraphKind,
  point: pointKind,
  text: textKind,
  truth: truthKind,
  weekday: weekdayKind,
};

/** How a single value is filled in, which has no parts. */
export const kindOf = ({ kind }: FormPart): FieldKind => fieldKinds[kind as ValueKind];
