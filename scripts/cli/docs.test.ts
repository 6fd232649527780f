import { existsSync, readFileSync } from "node:fs";
import type { Command } from "commander";
import { expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { canBeSuppressed } from "../../src/engine/check/define-rule.ts";
import { rules } from "../../src/engine/check/rules/index.ts";
import { layouts } from "../../src/engine/schema/layouts.ts";
import { painter } from "../../src/engine/terminal.ts";
import { keyTables, pagesWithTables, withTables } from "../testing/cli/key-tables.ts";
import { checkFiles } from "../testing/files/check-files.ts";
import { fixtureValues } from "../testing/fixture.ts";
import { explainRule, ruleSections } from "./commands/explain.ts";
import { faircopy } from "./program.ts";

const pageIn = (name: string) => readFileSync(`docs/${name}`, "utf8");

const written = withTables(pagesWithTables.map(pageIn), keyTables());

it.each(pagesWithTables)("the tables of %s are current; `-u` writes them", async (name) => {
  const page = written[pagesWithTables.indexOf(name)];
  await expect(page).toMatchFileSnapshot(`../../docs/${name}`);
});

/** All keys of all files. */
const keyPages = pagesWithTables.map(pageIn).join("\n");

it("docs/commands.md has a section for each command", () => {
  const headings = [...pageIn("commands.md").matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.sort()).toEqual(commandsIn(faircopy()).sort());
});

/** The full names of all commands that do something themselves, such as `new product`. */
function commandsIn({ commands }: Command, before = ""): string[] {
  return commands.flatMap((command) => {
    const name = `${before}${command.name()}`;
    return command.commands.length > 0 ? commandsIn(command, `${name} `) : name;
  });
}

it("docs/content.md leads to every section that it links to", () => {
  const page = pageIn("content.md");
  const anchors = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, "")
      .replaceAll(" ", "-"),
  );
  for (const [, anchor] of page.matchAll(/\]\(#([^)]+)\)/g)) expect(anchors).toContain(anchor);
});

it("docs/content.md demands the layout where no file name says it, and names lists as such", () => {
  const rows = [...keyPages.matchAll(/^\| (.*) \| (.*) \|$/gm)];
  const shown = rows.filter(([, key]) => key === "`layout`").map(([, , what]) => what);
  expect(shown).toEqual(
    ["sections", "text", "case"].map((one) => `Layout of the page. One of \`${one}\`.`),
  );
  for (const key of ["contact.phones", "contact.address", "sections", "screen.table.rows"])
    expect(rows.find(([, name]) => name === `\`${key}\``)?.[2]).toMatch(/ A list\.$/);
});

/** The file of an example, by the heading above it. */
const fileBelow: Readonly<Record<string, string>> = {
  "content/site.yaml": "site.yaml",
  Products: "products/third.yaml",
  "layout: sections": "pages/studio.yaml",
  "layout: text": "pages/terms.yaml",
  "layout: case": "pages/bakery.yaml",
  "news/my-post.yaml": "news/my-post.yaml",
};
const examples = keyPages.split(/^##+ /m).flatMap((part): [heading: string, text: string][] => {
  const [heading = ""] = part.split("\n");
  const text = /^```yaml\n([\s\S]*?)^```$/m.exec(part)?.[1];
  return text === undefined ? [] : [[heading, text]];
});

it.each(examples)("the check finds nothing in the example below %s in docs", (heading, text) => {
  const file = fileBelow[heading] ?? `pages/${heading}`;
  // The fixture has no language pack: an example is given the words, and a site its colours and links.
  const whole = stringify({ ...fixtureValues()[file], ...parse(text) });
  const { diagnostics } = checkFiles({ [file]: whole }, { only: [] });
  expect(diagnostics.filter((one) => one.file === `content/${file}`)).toEqual([]);
});

it("docs has an example of each file", () => {
  expect(examples).toHaveLength(2 + layouts.length);
});

const marks = (name: string) => `<!-- generated: ${name} -->\nold<!-- end -->\n`;

it.each([
  ["that is not there", marks("other"), /no further table "other"/],
  ["twice", marks("fix") + marks("fix"), /no further .* "fix"/],
  ["missing", "", /"fix" is missing.*<!-- generated: fix -->/],
])("a page is refused with a table %s", (_, page, said) => {
  expect(() => withTables([page], new Map([["fix", ""]]))).toThrow(said);
});

it("`explain` prints the section of a rule, and how to suppress what may be suppressed", () => {
  for (const rule of rules) {
    const text = explainRule(rule, painter(false));
    expect(text).toContain(`${rule.id}\n\n${ruleSections().get(rule.id)}`);
    expect(text.includes("To suppress a finding"), rule.id).toBe(canBeSuppressed(rule));
  }
});

it("the papers for contributors name files that there are", () => {
  const papers = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "e2e/README.md",
    "e2e/bench/README.md",
    "src/engine/check/golden/README.md",
  ];
  const named = papers.flatMap((paper) => [
    ...readFileSync(paper, "utf8").matchAll(
      /`((?:e2e|languages|scripts|src|starter)\/[^`\s<>*]*)`/g,
    ),
  ]);
  expect(named.length).toBeGreaterThan(50);
  expect(named.map(([, path]) => `${path}`).filter((path) => !existsSync(path))).toEqual([]);
});
