import type { KeyboardEventHandler } from "react";
import type { FormPart } from "../protocol/form-protocol.ts";
import { splitPlace } from "../protocol/split-place.ts";
import { partsWithNames, shortLabel } from "../protocol/text-names.ts";
import { choiceName, english } from "../state/panel-words.ts";
import { isReadOnly } from "../view/use-files.ts";
import type { FieldProps } from "./field-props.ts";

/** The values of which one is chosen, with what they are called. */
type Choices = readonly Choice[];
type Choice = readonly [value: string, description: string];

/** What a choice is called: as where it is, or else by its value. */
export const nameOfChoice = ([value, description]: Choice): string =>
  shortLabel(description) || (choiceName(value) ?? value);

interface ChoiceFieldProps extends FieldProps {
  choices: Choices;
  /** What a value is called, in place of what it is for. */
  nameOf?: (value: string, index: number) => string;
  isOptional?: boolean;
  onKeyDown?: KeyboardEventHandler;
}

/** A value that is one of a few. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { choices, nameOf, isOptional, setTyped, ...field } = props;
  const { value } = field;
  return (
    <select {...field} disabled={isReadOnly()} onChange={({ target }) => setTyped(target.value)}>
      {isOptional && value !== "" && <option value="">–</option>}
      {!choices.some(([one]) => one === value) && <option value={value}>{value}</option>}
      {choices.map(([one, description], index) => {
        const own = nameOf?.(one, index);
        return (
          <option key={one} value={one} {...(own || !description ? {} : english)}>
            {own ?? nameOfChoice([one, description])}
          </option>
        );
      })}
    </select>
  );
}

interface ChoiceHelpProps {
  help: string;
  choices?: Choices | undefined;
  /** The parts next to the value. */
  beside?: readonly FormPart[];
}

/** What a value is for, with its choices and the parts next to it called as they are shown, in place of what the file has. */
export function ChoiceHelp({ help, choices = [], beside = [] }: ChoiceHelpProps) {
  const ofChoices = choices
    .map((one) => [one[0], nameOfChoice(one)] as const)
    .filter(([one, name]) => one !== name);
  const parts = beside.map(
    (one) => [`\`${splitPlace(one.place)[1]}\``, shortLabel(one.description)] as const,
  );
  const names = [...ofChoices, ...parts.filter(([, name]) => name)];
  if (names.length === 0) return help;
  return partsWithNames(help, names).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: words may stand there twice.
    index % 2 ? <q key={index}>{part}</q> : part,
  );
}

/** What the browser offers while a value is typed. */
export function ChoiceList({ id, choices = [] }: { id: string; choices: Choices | undefined }) {
  return (
    <datalist id={id}>
      {choices.map(([one, title]) => (
        <option key={one} value={one}>
          {title}
        </option>
      ))}
    </datalist>
  );
}
