import { weekdayName } from "../../state/weekday-name.ts";
import { ChoiceField } from "../choice-field.tsx";
import type { FieldKind } from "./field-kind.ts";

/** @param nameOf What a value is called, in place of what it is for. */
const kindOfChoice = (
  nameOf?: (value: string, index: number, title: string) => string,
): FieldKind => ({
  toControl: (typed) => typed,
  Control({ of: { choices = [], isOptional }, ...field }) {
    const namedBy = nameOf && {
      nameOf: (one: string, index: number) => nameOf(one, index, choices[index]?.[1] ?? ""),
    };
    return <ChoiceField {...{ ...field, choices, isOptional, ...namedBy }} />;
  },
  summary(text, { choices = [] }) {
    const index = choices.findIndex(([one]) => one === text);
    return nameOf && index >= 0 ? nameOf(text, index, choices[index]?.[1] ?? "") : text;
  },
});

export const drawingKind = kindOfChoice();

/** One of a few values, which only programs read. */
export const choiceKind: FieldKind = { ...drawingKind, summary: () => "", namesChoices: true };

export const weekdayKind: FieldKind = {
  ...kindOfChoice((_, index) => weekdayName(index)),
  isWhen: true,
};

export const pageKind: FieldKind = {
  ...kindOfChoice((one, _, title) => title || one),
  isLink: true,
};
