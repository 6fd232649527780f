import { readFileSync } from "node:fs";
import { Command } from "commander";
import { expect, it } from "vitest";
import { commandsPage } from "./docs.ts";

const page = readFileSync("docs/commands.md", "utf8");

const marks = (name: string, table = "old") =>
  `before\n<!-- options: ${name} -->\n${table}<!-- end -->\nafter`;

it("writes what a command takes between its marks, and leaves the rest alone", () => {
  const program = new Command();
  const tea = program.command("make").command("tea").argument("[pots...]", "how many");
  tea.option("--milk <a|b>", "what to add", "none");
  const rows = '| `[pots…]` | how many |\n| `--milk <a\\|b>` | what to add (default: "none") |\n';
  const table = `\n| option | what it is |\n|---|---|\n${rows}\n`;
  expect(commandsPage(marks("make tea"), program)).toBe(marks("make tea", table));
});

it("is refused with a command that is not there, twice there, or missing", () => {
  const program = new Command();
  program.command("fix");
  expect(commandsPage(marks("fix"), program)).toBe(marks("fix", ""));
  expect(() => commandsPage(marks("mend"), program)).toThrow(/no further command "mend"/);
  expect(() => commandsPage(marks("fix") + marks("fix"), program)).toThrow(/no further .* "fix"/);
  expect(() => commandsPage(page, new Command())).toThrow(/no further command "check"/);
  expect(() => commandsPage("", program)).toThrow(/"fix" is missing.*<!-- options: fix -->/);
});
