import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { canBeSilenced } from "../../check/linting/define-rule.ts";
import { rules } from "../../check/rules/index.ts";
import { escapePattern } from "../../check/text/escape.ts";
import { painter } from "../../check/text/terminal.ts";
import { faircopy } from "../program.ts";
import { generatedParts, withParts } from "./docs.ts";
import { explainRule, ruleSections } from "./explain.ts";

const pageIn = (name: string) => readFileSync(`docs/${name}`, "utf8");

it.each(Object.entries(generatedParts(faircopy())))(
  "docs/%s is current; otherwise run `npx faircopy docs`",
  (name, parts) => {
    expect(withParts(name, pageIn(name), parts)).toBe(pageIn(name));
  },
);

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
  const [, ...files] = pageIn("content.md").split("### `content/");
  const layoutOf = (file: string) => /^\| (.?)`layout`/m.exec(file)?.[1];
  const isNamed = (file: string) => file.startsWith("pages/<name>");
  expect(files.filter(isNamed).map(layoutOf)).toEqual(["", ""]);
  expect(new Set(files.filter((file) => !isNamed(file)).map(layoutOf))).toEqual(
    new Set([undefined, "_"]),
  );
  for (const key of ["contact.phones", "contact.address", "sections", "sections[].table.rows"])
    expect(pageIn("content.md")).toMatch(
      new RegExp(`^\\| \`${escapePattern(key)}\` .* A list\\. \\|$`, "m"),
    );
});

const marks = (name: string) => `<!-- generated: ${name} -->\nold<!-- end -->\n`;

it.each([
  ["that is not there", marks("mend"), /a\.md: .*no further part "mend"/],
  ["twice", marks("fix") + marks("fix"), /no further .* "fix"/],
  ["missing", "", /"fix" is missing.*<!-- generated: fix -->/],
])("a page is refused with a part %s", (_, page, said) => {
  expect(() => withParts("a.md", page, new Map([["fix", ""]]))).toThrow(said);
});

it("`explain` prints the section of a rule, and how to suppress what may be suppressed", () => {
  for (const rule of rules) {
    const text = explainRule(rule, painter(false));
    expect(text).toContain(`${rule.id}\n\n${ruleSections().get(rule.id)}`);
    expect(text.includes("To suppress a finding"), rule.id).toBe(canBeSilenced(rule));
  }
});
