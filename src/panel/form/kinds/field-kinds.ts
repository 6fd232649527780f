import type { FormPart, ValueKind } from "../../protocol/form-protocol.ts";
import { choiceKind, drawingKind, pageKind, weekdayKind } from "./choice-kinds.tsx";
import { openingKind, voiceKind } from "./drawn-kinds.tsx";
import type { FieldKind } from "./field-kind.ts";
import { colourKind, numberKind, textKind } from "./line-kinds.tsx";
import { namedFileKind } from "./named-file-kind.tsx";
import { paragraphKind } from "./paragraph-kind.tsx";
import { dayKind, momentKind, timeKind } from "./picker-kinds.tsx";
import { pointKind } from "./point-kind.tsx";
import { truthKind } from "./truth-kind.tsx";

const fieldKinds: Readonly<Record<ValueKind, FieldKind>> = {
  choice: choiceKind,
  colour: colourKind,
  day: dayKind,
  drawing: drawingKind,
  file: namedFileKind,
  moment: momentKind,
  number: numberKind,
  opening: openingKind,
  page: pageKind,
  paragraph: paragraphKind,
  point: pointKind,
  text: textKind,
  time: timeKind,
  truth: truthKind,
  voice: voiceKind,
  weekday: weekdayKind,
};

/** How a single value is filled in, which has no parts. */
export const kindOf = ({ kind }: FormPart): FieldKind => fieldKinds[kind as ValueKind];
