import type { Help } from "commander";
import { inTerminalWords, tell } from "../../src/engine/messages/index.ts";
import { begin } from "../../src/words/say.ts";

/** What commander says of a command line, with the id of each sentence; the groups fill its slots. */
const sentences = [
  [/^error: unknown command '(?<command>.*)'$/, "usage.unknown-command"],
  [/^error: unknown option '(?<option>.*)'$/, "usage.unknown-option"],
  [/^\(Did you mean one of (?<meant>.*)\?\)$/, "usage.meant-one"],
  [/^\(Did you mean (?<meant>.*)\?\)$/, "usage.meant"],
  [
    /^error: option '(?<option>[^']*)' argument '(?<value>.*)' is invalid\. (?<advice>.*)$/s,
    "usage.wrong-value",
  ],
  [/^error: option '(?<option>.*)' argument missing$/, "usage.no-value"],
  [/^error: missing required argument '(?<argument>.*)'$/, "usage.no-argument"],
  [
    /^error: too many arguments for '(?<command>.*)'\. Expected (?<expected>\d+) arguments? but got (?<given>\d+)\.$/,
    "usage.more-arguments",
  ],
] as const;

/** What is wrong with a command line, in the language of the person. */
export function usageError(text: string): string {
  const lines = text.split("\n").map((line) => {
    const [pattern, id] = sentences.find(([one]) => one.test(line)) ?? [];
    return pattern && id ? tell(id, { ...pattern.exec(line)?.groups }) : line;
  });
  return `${lines.join("\n")}${tell("usage.see-help")}\n`;
}

/** A description, or one by the id of its message. */
const described = (description: string): string =>
  description.startsWith(begin) ? inTerminalWords(description) : tell(description);

type WithDefault = Readonly<{ description: string; defaultValue?: unknown }>;

const withDefault = ({ description, defaultValue }: WithDefault): string =>
  defaultValue === undefined
    ? described(description)
    : tell("usage.default", {
        description: described(description),
        value: JSON.stringify(defaultValue),
      });

/** The words of a command's help. */
export const helpInWords: Partial<Help> = {
  styleTitle: (title) => tell(`usage.titles.${title.toLowerCase().replace(":", "")}`),
  commandDescription: (command) => described(command.description()),
  subcommandDescription: (command) => described(command.description()),
  optionDescription: withDefault,
  argumentDescription: withDefault,
};
