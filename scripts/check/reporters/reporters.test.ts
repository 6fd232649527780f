import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../read/diagnostic.ts";
import { rangesIn } from "../read/yaml/ranges-in.ts";
import { rules } from "../rules/index.ts";
import { compact, github, json } from "./formats.ts";
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
const clean = "1 content file checked: nothing to mend.\n";
const command = "\u001B";

describe("the report for people", () => {
  const frame = "\n  1 | a: 1\n> 2 | b: two\n    |    ^^^\n  3 |   three\n";
  const said = "content/site.yaml:2:4  error  schema\n  `b` is text.\n  Write a number.\n";
  const counted = ": 1 error in 1 file, by 1 rule (schema 1).\n";
  const off = { language: "te", rules: ["link-text", "plain-words"] };

  it("says where, what and how to mend it, with the code of a file that could be read", () => {
    const diagnostics = [finding()];
    expect(pretty({ diagnostics, sources: [site, home] })).toBe(
      `${said}${frame}\n2 content files checked${counted}`,
    );
    expect(pretty({ diagnostics, sources: [] })).toBe(`${said}\n0 content files checked${counted}`);
  });

  it("counts files, severities and rules, and what is unfinished in each file", () => {
    const summary = pretty({
      diagnostics: [
        finding(),
        finding({ message: "Another." }),
        finding({ severity: "warning", rule: "placeholder" }),
        finding({ severity: "info", rule: "freshness", file: home.file }),
      ],
      sources: [site, home],
    });
    expect(summary.split("\n").slice(-5)).toEqual([
      "2 content files checked: 2 errors, 1 warning, 1 remark in 2 files, by 3 rules (freshness 1, placeholder 1, schema 2).",
      "",
      "To finish before publishing:",
      "  content/site.yaml: placeholder 1",
      "",
    ]);
  });

  it("shows a hundred findings of a kind, and counts all", () => {
    const many = (count: number, rule: string) =>
      Array.from({ length: count }, (_, index) =>
        finding({ rule, message: `"word ${index}" is long.`, file: `content/pages/${index}.yaml` }),
      );
    const report = (diagnostics: Diagnostic[]) => pretty({ diagnostics, sources: [] });
    const shown = report([...many(1680, "placeholder"), ...many(100, "schema")]);
    expect(shown.split("is long.")).toHaveLength(201);
    expect(shown.match(/^… .*/gm)).toEqual([
      "… and 1,580 more like it; `--format json` lists all.",
    ]);
    expect(shown).toContain("(placeholder 1680, schema 100)");
    expect(shown).toMatch(/\n {2}… and 1,580 more files\n$/);
  });

  it("is one line when all is well, and one more where rules are off for the language", () => {
    for (const report of [pretty, compact, github]) expect(report(results())).toBe(clean);
    expect(pretty({ ...results(), off })).toBe(
      `${clean}These rules read English, and are off for te: link-text, plain-words.\n`,
    );
    expect(JSON.parse(json({ ...results(), off }))).toMatchObject({ off });
  });

  it("is coloured only when asked", () => {
    expect(pretty(results(finding()))).not.toContain(command);
    const coloured = pretty(results(finding()), { colour: true });
    expect(coloured).toContain(`${command}[31merror${command}[39m`);
    expect(pretty(results(), { colour: true }).startsWith(`${command}[32m`)).toBe(true);
  });

  it("lets no value and no file name command the terminal", () => {
    const hostile = {
      file: `content/${command}[2J.yaml`,
      message: `${command}[31m.`,
      hint: "\u202E.",
    };
    const text = pretty(results(finding(hostile)));
    expect(text).not.toContain(command);
    expect(text).not.toContain("\u202E");
    expect(text).toContain("content/␛[2J.yaml");
  });
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
  const place = "line=2,endLine=2,col=4,endColumn=6,title=schema";

  it("is one command a finding, with columns on one line only", () => {
    const long = finding({ ...rangesIn(site.text)(8, 19), severity: "info" });
    expect(github(results(finding({ severity: "warning" }), long))).toBe(
      `::warning file=content/site.yaml,${place}::\`b\` is text.%0AWrite a number.\n` +
        "::notice file=content/site.yaml,line=2,endLine=3,title=schema::`b` is text.%0AWrite a number.\n",
    );
  });

  it("escapes what would end a command or a property, or command the terminal that shows the log", () => {
    const ending = { file: "a,b:c%\r\n.yaml", message: "100%\r\n::error::x", hint: "a:b,c" };
    const hostile = {
      file: `${command}[2J.yaml`,
      message: "\u009B31m\u202E",
      hint: "\0\u001B]0;x\u0007",
    };
    expect(github(results(finding(ending), finding(hostile)))).toBe(
      `::error file=a%2Cb%3Ac%25␍␊.yaml,${place}::100%25␍␊::error::x%0Aa:b,c\n` +
        `::error file=␛[2J.yaml,${place}::\uFFFD31m\uFFFD%0A␀␛]0;x␇\n`,
    );
  });
});

// The parts of the published schema of SARIF 2.1.0 that this report uses, by hand: the schema itself
// is no package, and a validator for it would be a dependency of its own.
describe("the report as SARIF 2.1.0", () => {
  const repository = "https://x.example/a/site";
  const environment = { GITHUB_SERVER_URL: "https://x.example", GITHUB_REPOSITORY: "a/site" };
  const runOf = (...diagnostics: Diagnostic[]) =>
    JSON.parse(sarif(results(...diagnostics), rules, environment)).runs[0];

  it("declares every rule, and closes earlier alerts where nothing is found", () => {
    const text = { text: expect.stringMatching(/\S/) };
    const { tool, results: found } = runOf();
    expect(found).toEqual([]);
    expect(tool.driver.rules).toEqual(
      rules.map(({ id }) => ({
        id,
        shortDescription: text,
        fullDescription: text,
        help: text,
        helpUri: `${repository}/blob/HEAD/docs/content.md#rules`,
        defaultConfiguration: { level: expect.stringMatching(/^(error|warning|note)$/) },
      })),
    );
    expect(sarif(results(), rules, {})).not.toMatch(/informationUri|helpUri/);
  });

  it.each([
    ["content/pages/a b#c%.yaml", "content/pages/a%20b%23c%25.yaml"],
    ["/tmp/x y/site.yaml", "file:///tmp/x%20y/site.yaml"],
  ])("gives each finding its rule, level, words, region, and the path %s as a URI", (file, uri) => {
    const run = runOf(finding({ file, rule: "eta-past", severity: "info" }));
    expect(run.artifacts).toContainEqual({ location: { uri } });
    const region = { startLine: 2, startColumn: 4, endLine: 2, endColumn: 7 };
    expect(run.results).toEqual([
      {
        ruleId: "eta-past",
        ruleIndex: rules.findIndex(({ id }) => id === "eta-past"),
        level: "note",
        message: { text: "`b` is text. Write a number." },
        locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
      },
    ]);
  });
});
