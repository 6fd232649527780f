import { readFileSync } from "node:fs";
import { Command } from "commander";
import { expect, it } from "vitest";
import { faircopy } from "../program.ts";
import { generatedParts, withParts } from "./docs.ts";

const marks = (name: string, table = "old") =>
  `before\n<!-- generated: ${name} -->\n${table}<!-- end -->\nafter`;

it.each(Object.entries(generatedParts(faircopy())))(
  "docs/%s is current; otherwise run `npx faircopy docs`",
  (name, parts) => {
    const page = readFileSync(`docs/${name}`, "utf8");
    expect(withParts(name, page, parts)).toBe(page);
  },
);

it("a table has what a command takes, between its marks alone", () => {
  const program = new Command();
  const tea = program.command("make").command("tea").argument("[pots...]", "how many");
  tea.option("--milk <a|b>", "what to add", "none");
  const rows = '| `[pots…]` | how many |\n| `--milk <a\\|b>` | what to add (default: "none") |\n';
  const table = `\n| option | what it is |\n|---|---|\n${rows}\n`;
  const parts = generatedParts(program)["commands.md"] ?? new Map();
  expect(withParts("a.md", marks("make tea"), parts)).toBe(marks("make tea", table));
});

it("a page is refused with a part that is not there, twice there, or missing", () => {
  const parts = new Map([["fix", ""]]);
  expect(() => withParts("a.md", marks("mend"), parts)).toThrow(/a\.md: .*no further part "mend"/);
  expect(() => withParts("a.md", marks("fix") + marks("fix"), parts)).toThrow(
    /no further .* "fix"/,
  );
  expect(() => withParts("a.md", "", parts)).toThrow(/"fix" is missing.*<!-- generated: fix -->/);
});
