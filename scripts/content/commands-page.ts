import type { Command } from "commander";
import { Refusal } from "../../src/check/refusal.ts";
import { tableCell } from "./table-cell.ts";

/** What stands between the marks of a command: `<!-- options: fix -->` up to `<!-- end -->`. */
const marked = /(?<=<!-- options: (.+) -->\n)[\s\S]*?(?=<!-- end -->)/g;

/**
 * The page on all commands, with the arguments and options of each written anew between its marks.
 *
 * @param page The page as it is: what stands around the marks is written by hand.
 * @throws Refusal where the commands of the page are not those of the program.
 */
export function commandsPage(page: string, program: Command): string {
  const left = new Map(commandsIn(program));
  const written = page.replace(marked, (_, name: string) => {
    const command = left.get(name);
    if (!command) throw new Refusal(`docs/commands.md: There is no further command "${name}".`);
    left.delete(name);
    return optionTable(command);
  });
  const [missing] = left.keys();
  if (missing === undefined) return written;
  throw new Refusal(
    `docs/commands.md: The command "${missing}" is missing. Describe it below a heading of its own, ` +
      `with the lines \`<!-- options: ${missing} -->\` and \`<!-- end -->\` for its options.`,
  );
}

/** All commands that do something, by their names, such as `new product`. */
function commandsIn({ commands }: Command, before = ""): [name: string, command: Command][] {
  return commands.flatMap((command) => {
    const name = `${before}${command.name()}`;
    const within = commandsIn(command, `${name} `);
    return within.length > 0 ? within : [[name, command] as [string, Command]];
  });
}

function optionTable(command: Command): string {
  const help = command.createHelp();
  const rows = [
    ...help.visibleArguments(command).map((argument) => {
      const name = argument.name() + (argument.variadic ? "…" : "");
      return [argument.required ? `<${name}>` : `[${name}]`, help.argumentDescription(argument)];
    }),
    ...help
      .visibleOptions(command)
      .filter(({ long }) => long !== "--help")
      .map((option) => [help.optionTerm(option), help.optionDescription(option)]),
  ];
  if (rows.length === 0) return "";
  const lines = rows.map(
    ([term = "", what = ""]) => `| \`${tableCell(term)}\` | ${tableCell(what)} |\n`,
  );
  return `\n| option | what it is |\n|---|---|\n${lines.join("")}\n`;
}
