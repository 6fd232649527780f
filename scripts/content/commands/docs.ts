import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { displayPath } from "../../check/read/files/display-path.ts";
import { Refusal } from "../../check/refusal.ts";
import { rules } from "../../check/rules/index.ts";
import { contentPage, tableCell } from "../content-page.ts";
import { exitCodes } from "../outcome.ts";
import { writeFile } from "../write-file.ts";

/** Updates the generated parts of the docs, or says which pages are not current. */
export function docs({ check }: { check?: true }, { parent }: Command): number {
  const stale = [
    writePage("content.md", (before) => contentPage(before, rules), check),
    writePage("commands.md", (before) => commandsPage(before, parent as Command), check),
  ].filter((isStale) => isStale);
  return check && stale.length > 0 ? exitCodes.findings : exitCodes.clean;
}

/** Updates a page, or only checks it. Returns whether it was stale. */
function writePage(name: string, written: (before: string) => string, check?: true): boolean {
  const path = fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));
  const file = displayPath(path);
  const before = readFileSync(path, "utf8");
  const text = written(before);
  const isStale = before !== text;
  if (!isStale) process.stdout.write(`${file} is current.\n`);
  else if (check)
    process.stderr.write(
      `${file} is not current. Run \`npm run content -- docs\` and commit it.\n`,
    );
  else {
    writeFile(path, before, text);
    process.stdout.write(`Wrote ${file}.\n`);
  }
  return isStale;
}

/** The text between the marks of a command: from `<!-- options: fix -->` to `<!-- end -->`. */
const marked = /(?<=<!-- options: (.+) -->\n)[\s\S]*?(?=<!-- end -->)/g;

/**
 * Updates docs/commands.md: generates the options of each command between its marks.
 *
 * @param page The current page. The text around the marks is written by hand.
 * @throws Refusal if the page lacks a command, or describes one that does not exist.
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

/** All commands without subcommands, by their full names, such as `new product`. */
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
