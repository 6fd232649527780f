import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../read/diagnostic.ts";
import { rangesIn } from "../read/yaml/ranges-in.ts";
import { pretty } from "./pretty.ts";

const site = { file: "content/site.yaml", text: "a: 1\nb: two\n" };
const home = { file: "content/pages/home.yaml", text: "c: 3\n" };

function finding(more: Partial<Diagnostic> = {}): Diagnostic {
  return {
    file: site.file,
    ...rangesIn(site.text)(8, 11),
    rule: "schema",
    severity: "error",
    message: "`b` is text.",
    hint: "Write a number.",
    ...more,
  };
}

describe("the report for people", () => {
  it("says where, what and how to mend it, with the code", () => {
    expect(pretty({ diagnostics: [finding()], sources: [site, home] })).toBe(
      `content/site.yaml:2:4  error  schema
  \`b\` is text.
  Write a number.

  1 | a: 1
> 2 | b: two
    |    ^^^

2 content files checked: 1 error in 1 file, by 1 rule (schema 1).
`,
    );
  });

  it("counts files, severities and rules", () => {
    const diagnostics = [
      finding(),
      finding({ message: "Another." }),
      finding({ severity: "warning", rule: "eta-past" }),
      finding({ severity: "info", rule: "freshness", file: home.file }),
    ];
    const summary = pretty({ diagnostics, sources: [site, home] })
      .trimEnd()
      .split("\n")
      .at(-1);
    expect(summary).toBe(
      "2 content files checked: 2 errors, 1 warning, 1 remark in 2 files, by 3 rules (eta-past 1, freshness 1, schema 2).",
    );
  });

  it("is one line with the number of files when all is well", () => {
    expect(pretty({ diagnostics: [], sources: [site, home] })).toBe(
      "2 content files checked: nothing to mend.\n",
    );
    expect(pretty({ diagnostics: [], sources: [site] })).toBe(
      "1 content file checked: nothing to mend.\n",
    );
  });

  it("shows no code for a file that could not be read, and no hint where there is none", () => {
    const { hint: _, ...plain } = finding({ file: "content/pages", message: "It is missing." });
    expect(pretty({ diagnostics: [plain], sources: [] })).toBe(
      `content/pages:2:4  error  schema
  It is missing.

0 content files checked: 1 error in 1 file, by 1 rule (schema 1).
`,
    );
  });

  it("is coloured only when asked", () => {
    const results = { diagnostics: [finding()], sources: [site] };
    expect(pretty(results)).not.toContain("\u001B");
    expect(pretty(results, { colour: true })).toContain("\u001B[31merror\u001B[39m");
    const clean = pretty({ diagnostics: [], sources: [site] }, { colour: true });
    expect(clean.startsWith("\u001B[32m")).toBe(true);
  });

  it("lets no value and no file name command the terminal", () => {
    const hostile = finding({
      file: "content/\u001B[2J.yaml",
      message: "\u001B[31m.",
      hint: "\u202E.",
    });
    const text = pretty({ diagnostics: [hostile], sources: [] });
    expect(text).not.toContain("\u001B");
    expect(text).not.toContain("\u202E");
    expect(text).toContain("content/␛[2J.yaml");
  });
});
