import { readFileSync } from "node:fs";
import { type Command, CommanderError } from "commander";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { tell, tellIn } from "../../src/engine/messages/tell.ts";
import { faircopy } from "./program.ts";

/** What a command line prints, a line each. */
async function linesOf(...args: string[]): Promise<string[]> {
  const printed: string[] = [];
  const write = (text: string) => void printed.push(text);
  const program = faircopy();
  for (const command of [program, ...program.commands])
    command.configureOutput({ writeOut: write, writeErr: write });
  await expect(program.parseAsync(args, { from: "user" })).rejects.toThrow(CommanderError);
  return printed.join("").trim().split("\n");
}

it.each([
  ["chek", "unknown-command", "meant"],
  ["cherk", "unknown-command", "meant"],
  ["check --frmat x", "unknown-option", "meant"],
  ["check --fort x", "unknown-option", "meant"],
  ["check --format x", "wrong-value"],
  ["check --content", "no-value"],
  ["explain a b", "more-arguments"],
  ["update", "no-argument"],
])("`%s` is refused with messages of the language files", async (line, ...ids) => {
  tellIn("de");
  const lines = await linesOf(...line.split(" "));
  const { usage } = parse(readFileSync("languages/messages/de.yaml", "utf8"));
  const begins = [...ids, "see-help"].map((id) => usage[id].replace(/\{.*/s, "").split("''")[0]);
  expect(lines.map((one, at) => one.slice(0, begins[at]?.length))).toEqual(begins);
});

it.each(["dev", "start"])("the help of `%s` shows how to name a port", async (command) => {
  const lines = await linesOf(command, "--help");
  expect(lines.at(-1)?.trim()).toBe(`PORT=8080 npx faircopy ${command}`);
});

it("the help of each command has words in place of the ids of its descriptions", () => {
  const allBelow = (command: Command): Command[] => [
    command,
    ...command.commands.flatMap(allBelow),
  ];
  for (const command of allBelow(faircopy())) {
    const help = command.helpInformation();
    expect(help).toContain(tell("options.show-help"));
    expect(help).not.toMatch(/\b(?:options|commands|usage|questions)\.\w/);
  }
});
