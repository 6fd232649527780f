import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { Refusal } from "../../check/refusal.ts";
import { keyTables, tableCell } from "../content-page.ts";
import { exitCodes } from "../outcome.ts";
import { updateFile } from "../write-file.ts";

/** Updates the generated parts of the docs. */
export function docs(_flags: object, { parent }: Command): number {
  for (const [name, parts] of Object.entries(generatedParts(parent as Command))) {
    const path = join(import.meta.dirname, "../../../docs", name);
    const isNew = updateFile(path, withParts(name, readFileSync(path, "utf8"), parts));
    process.stdout.write(isNew ? `Wrote docs/${name}.\n` : `docs/${name} is current.\n`);
  }
  return exitCodes.clean;
}

/** The generated parts of each page in docs/, by their names: the keys of files, and the options of commands. */
export function generatedParts(program: Command): Record<string, ReadonlyMap<string, string>> {
  const tables = commandsIn(program).map(
    ([name, command]) => [name, optionTable(command)] as const,
  );
  return { "content.md": keyTables(), "commands.md": new Map(tables) };
}

/**
 * A page with its parts between their marks, from `<!-- generated: fix -->` to `<!-- end -->`.
 *
 * @param name The page's file, for messages.
 * @param page The current page. The text around the marks is written by hand.
 * @throws Refusal if the page lacks a part, or has marks for one that does not exist.
 */
export function withParts(name: string, page: string, parts: ReadonlyMap<string, string>): string {
  const left = new Map(parts);
  const marked = /(?<=<!-- generated: (.+) -->\n)[\s\S]*?(?=<!-- end -->)/g;
  const written = page.replace(marked, (_, part: string) => {
    const text = left.get(part);
    if (text === undefined) throw new Refusal(`docs/${name}: There is no further part "${part}".`);
    left.delete(part);
    return text;
  });
  const [missing] = left.keys();
  if (missing === undefined) return written;
  throw new Refusal(
    `docs/${name}: The part "${missing}" is missing. Describe it below a heading of its own, with the lines ` +
      `\`<!-- generated: ${missing} -->\` and \`<!-- end -->\`.`,
  );
}

/** All commands that do something themselves, by their full names, such as `new product`. */
function commandsIn({ commands }: Command, before = ""): [name: string, command: Command][] {
  return commands.flatMap((command) => {
    const name = `${before}${command.name()}`;
    const within = commandsIn(command, `${name} `);
    const isGroup = within.length > 0 && command.registeredArguments.length === 0;
    return isGroup ? within : [[name, command] as [string, Command], ...within];
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
