import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../read/diagnostic.ts";
import { rangesIn } from "../read/yaml/ranges-in.ts";
import { rules } from "../rules/index.ts";
import { compact } from "./compact.ts";
import { github } from "./github.ts";
import { json } from "./json.ts";
import { pretty } from "./pretty.ts";
import { sarif } from "./sarif.ts";

const site = { file: "content/site.yaml", text: "a: 1\nb: two\n  three\n" };
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

const results = (...diagnostics: Diagnostic[]) => ({ diagnostics, sources: [site] });

describe("the report for people", () => {
  it("says where, what and how to mend it, with the code", () => {
    expect(pretty({ diagnostics: [finding()], sources: [site, home] })).toBe(
      `content/site.yaml:2:4  error  schema
  \`b\` is text.
  Write a number.

  1 | a: 1
> 2 | b: two
    |    ^^^
  3 |   three

2 content files checked: 1 error in 1 file, by 1 rule (schema 1).
`,
    );
  });

  it("shows no code for a file that could not be read", () => {
    const missing = finding({
      file: "content/pages",
      message: "It is missing.",
      hint: "Create it.",
    });
    expect(pretty({ diagnostics: [missing], sources: [] })).toBe(
      `content/pages:2:4  error  schema
  It is missing.
  Create it.

0 content files checked: 1 error in 1 file, by 1 rule (schema 1).
`,
    );
  });

  it("counts files, severities and rules", () => {
    const summary = pretty({
      diagnostics: [
        finding(),
        finding({ message: "Another." }),
        finding({ severity: "warning", rule: "eta-past" }),
        finding({ severity: "info", rule: "freshness", file: home.file }),
      ],
      sources: [site, home],
    });
    expect(summary.split("\n").at(-2)).toBe(
      "2 content files checked: 2 errors, 1 warning, 1 remark in 2 files, by 3 rules (eta-past 1, freshness 1, schema 2).",
    );
  });

  it("is one line with the number of files when all is well", () => {
    const clean = (...sources: (typeof site)[]) => pretty({ diagnostics: [], sources });
    expect(clean(site, home)).toBe("2 content files checked: nothing to mend.\n");
    expect(clean(site)).toBe("1 content file checked: nothing to mend.\n");
  });

  it("says in one line which rules are off for the language", () => {
    const off = { language: "te", rules: ["link-text", "plain-words"] };
    expect(pretty({ ...results(), off })).toBe(
      "1 content file checked: nothing to mend.\nThese rules read English, and are off for te: link-text, plain-words.\n",
    );
    expect(JSON.parse(json({ ...results(), off }))).toMatchObject({ off });
  });

  it("is coloured only when asked", () => {
    expect(pretty(results(finding()))).not.toContain("\u001B");
    const coloured = pretty(results(finding()), { colour: true });
    expect(coloured).toContain("\u001B[31merror\u001B[39m");
    expect(pretty(results(), { colour: true }).startsWith("\u001B[32m")).toBe(true);
  });

  it("lets no value and no file name command the terminal", () => {
    const hostile = { file: "content/\u001B[2J.yaml", message: "\u001B[31m.", hint: "\u202E." };
    const text = pretty(results(finding(hostile)));
    expect(text).not.toContain("\u001B");
    expect(text).not.toContain("\u202E");
    expect(text).toContain("content/␛[2J.yaml");
  });
});

it("the compact report has one line a finding", () => {
  const info = finding({ severity: "info", rule: "freshness" });
  expect(compact(results(finding(), info))).toBe(
    "content/site.yaml:2:4: error schema: `b` is text. Write a number.\n" +
      "content/site.yaml:2:4: info freshness: `b` is text. Write a number.\n",
  );
  expect(compact(results())).toBe("1 content file checked: nothing to mend.\n");
});

it("the report as JSON has a version, counts and exact places", () => {
  const found = finding({ fix: { start: 8, end: 11, text: "2" } });
  expect(found.start).toEqual({ line: 2, column: 4, offset: 8 });
  expect(JSON.parse(json(results(found)))).toEqual({
    version: 1,
    files: ["content/site.yaml"],
    summary: { error: 1, warning: 0, info: 0 },
    diagnostics: [found],
  });
});

describe("the report for GitHub", () => {
  it("is one command a finding, with columns on one line only", () => {
    const long = finding({ ...rangesIn(site.text)(8, 19), severity: "info" });
    expect(github(results(finding({ severity: "warning" }), long))).toBe(
      "::warning file=content/site.yaml,line=2,endLine=2,col=4,endColumn=6,title=schema::`b` is text.%0AWrite a number.\n" +
        "::notice file=content/site.yaml,line=2,endLine=3,title=schema::`b` is text.%0AWrite a number.\n",
    );
  });

  it("escapes what would end a command or a property", () => {
    const hostile = { file: "a,b:c%\r\n.yaml", message: "100%\r\n::error::x", hint: "a:b,c" };
    expect(github(results(finding(hostile)))).toBe(
      "::error file=a%2Cb%3Ac%25␍␊.yaml,line=2,endLine=2,col=4,endColumn=6,title=schema::100%25␍␊::error::x%0Aa:b,c\n",
    );
  });

  it("lets no value and no file name command the terminal that shows the log", () => {
    const hostile = {
      file: "\u001B[2J.yaml",
      message: "\u009B31m\u202E",
      hint: "\0\u001B]0;x\u0007",
    };
    expect(github(results(finding(hostile)))).toBe(
      "::error file=␛[2J.yaml,line=2,endLine=2,col=4,endColumn=6,title=schema::\uFFFD31m\uFFFD%0A␀␛]0;x␇\n",
    );
  });

  it("is a line for the log, and no command, when all is well", () => {
    expect(github(results())).toBe("1 content file checked: nothing to mend.\n");
  });
});

// The parts of the published schema of SARIF 2.1.0 that this report uses, by hand: the schema itself
// is no package, and a validator for it would be a dependency of its own.
describe("the report as SARIF 2.1.0", () => {
  const tool = {
    version: "1.2.3",
    repository: "https://x.example",
    rulesPage: "https://x.example/r",
  };
  const runOf = (...diagnostics: Diagnostic[]) => {
    const report = sarif(results(...diagnostics), rules, tool);
    const { $schema, version, runs, ...others } = JSON.parse(report);
    expect([typeof $schema, version, runs.length, others]).toEqual(["string", "2.1.0", 1, {}]);
    return runs[0];
  };

  it("declares every rule once, with the texts and the level that the standard asks for", () => {
    const { driver } = runOf().tool;
    const said = { text: expect.stringMatching(/\S/) };
    expect(driver).toEqual({
      name: "content-check",
      version: "1.2.3",
      informationUri: "https://x.example",
      rules: rules.map(({ id }) => ({
        id,
        shortDescription: said,
        fullDescription: said,
        help: said,
        helpUri: `https://x.example/r#${id}`,
        defaultConfiguration: { level: expect.stringMatching(/^(error|warning|note)$/) },
      })),
    });
  });

  it("names no address where none is known", () => {
    expect(sarif(results(), rules, { version: "1.2.3" })).not.toMatch(/informationUri|helpUri/);
  });

  it("has an empty run when all is well, so that earlier alerts are closed", () => {
    expect(runOf()).toMatchObject({
      results: [],
      invocations: [{ executionSuccessful: true }],
      artifacts: [{ location: { uri: "content/site.yaml" } }],
      columnKind: "utf16CodeUnits",
    });
  });

  it("gives each finding its rule, level, words and region", () => {
    expect(runOf(finding({ rule: "eta-past", severity: "info" })).results).toEqual([
      {
        ruleId: "eta-past",
        ruleIndex: rules.findIndex(({ id }) => id === "eta-past"),
        level: "note",
        message: { text: "`b` is text. Write a number." },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: "content/site.yaml" },
              region: { startLine: 2, startColumn: 4, endLine: 2, endColumn: 7 },
            },
          },
        ],
      },
    ]);
  });

  it.each([
    ["content/pages/a b#c%.yaml", "content/pages/a%20b%23c%25.yaml"],
    ["/tmp/x y/site.yaml", "file:///tmp/x%20y/site.yaml"],
  ])("writes the path %s as a URI reference", (file, uri) => {
    expect(runOf(finding({ file })).artifacts).toContainEqual({ location: { uri } });
    expect(runOf(finding({ file })).results[0].locations).toMatchObject([
      { physicalLocation: { artifactLocation: { uri } } },
    ]);
  });
});
