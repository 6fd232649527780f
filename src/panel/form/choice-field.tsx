import { partsWithNames, shortLabel } from "../protocol/text-names.ts";
import { choiceName, english } from "../state/panel-words.ts";
import { isReadOnly } from "../view/use-files.ts";
import type { FieldProps } from "./field-props.ts";

interface ChoiceFieldProps extends FieldProps {
  /** The values, with what they are called. */
  choices: readonly (readonly [value: string, description: string])[];
  /** What a value is called, in place of what it is for. */
  nameOf?: (value: string, index: number) => string;
  isOptional?: boolean;
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
        const own = nameOf?.(one, index) ?? (description ? undefined : choiceName(one));
        return (
          <option key={one} value={one} {...(own ? {} : english)}>
            {own ?? shortLabel(description || one)}
          </option>
        );
      })}
    </select>
  );
}

interface ChoiceHelpProps {
  help: string;
  choices?: readonly string[] | undefined;
}

/** What a value is for, with its choices called as they are on the page, in place of what the file has. */
export function ChoiceHelp({ help, choices = [] }: ChoiceHelpProps) {
  const names = choices.flatMap((one) => {
    const name = choiceName(one);
    return name === undefined ? [] : [[one, name] as const];
  });
  if (names.length === 0) return help;
  return partsWithNames(help, names).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: words may stand there twice.
    index % 2 ? <q key={index}>{part}</q> : part,
  );
}

type Choices = readonly (readonly [value: string, description: string])[];

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
