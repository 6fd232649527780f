import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../read/diagnostic.ts";
import { rangesIn } from "../read/yaml/ranges-in.ts";
import { rules } from "../rules/index.ts";
import { compact } from "./compact.ts";
import { github } from "./github.ts";
import { json } from "./json.ts";
import { sarif } from "./sarif.ts";

const site = { file: "content/site.yaml", text: "a: 1\nb: two\n  three\n" };

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

describe("the compact report", () => {
  it("has one line a finding", () => {
    const info = finding({ severity: "info", rule: "freshness" });
    const { hint: _, ...plain } = info;
    expect(compact(results(finding(), plain))).toBe(
      "content/site.yaml:2:4: error schema: `b` is text. Write a number.\n" +
        "content/site.yaml:2:4: info freshness: `b` is text.\n",
    );
    expect(compact(results())).toBe("");
  });
});

describe("the report as JSON", () => {
  it("has a version, counts and exact places", () => {
    const report = JSON.parse(json(results(finding({ fix: { start: 8, end: 11, text: "2" } }))));
    expect(report).toEqual({
      version: 1,
      files: ["content/site.yaml"],
      summary: { error: 1, warning: 0, info: 0 },
      diagnostics: [
        {
          file: "content/site.yaml",
          start: { line: 2, column: 4, offset: 8 },
          end: { line: 2, column: 7, offset: 11 },
          rule: "schema",
          severity: "error",
          message: "`b` is text.",
          hint: "Write a number.",
          fix: { start: 8, end: 11, text: "2" },
        },
      ],
    });
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
    const hostile = finding({
      file: "a,b:c%\r\n.yaml",
      message: "100%\r\n::error::x",
      hint: "a:b,c",
    });
    expect(github(results(hostile))).toBe(
      "::error file=a%2Cb%3Ac%25%0D%0A.yaml,line=2,endLine=2,col=4,endColumn=6,title=schema::100%25%0D%0A::error::x%0Aa:b,c\n",
    );
  });
});

// The parts of the published schema of SARIF 2.1.0 that this report uses, by hand: the schema itself
// is no package, and a validator for it would be a dependency of its own.
describe("the report as SARIF 2.1.0", () => {
  const read = (...diagnostics: Diagnostic[]) => JSON.parse(sarif(results(...diagnostics), rules));

  it("declares every rule once, with the texts and the level that the standard asks for", () => {
    const { driver } = read().runs[0].tool;
    expect(driver.name).toBe("content-check");
    expect(driver.rules.map(({ id }: { id: string }) => id)).toEqual(rules.map(({ id }) => id));
    for (const rule of driver.rules) {
      expect(Object.keys(rule).sort()).toEqual([
        "defaultConfiguration",
        "fullDescription",
        "help",
        "id",
        "shortDescription",
      ]);
      for (const key of ["shortDescription", "fullDescription", "help"])
        expect(rule[key]).toEqual({ text: expect.stringMatching(/\S/) });
      expect(["error", "warning", "note"]).toContain(rule.defaultConfiguration.level);
    }
  });

  it("has an empty run when all is well, so that earlier alerts are closed", () => {
    const log = read();
    expect(Object.keys(log).sort()).toEqual(["$schema", "runs", "version"]);
    expect(log.version).toBe("2.1.0");
    expect(log.runs).toHaveLength(1);
    expect(log.runs[0].results).toEqual([]);
    expect(log.runs[0].invocations).toEqual([{ executionSuccessful: true }]);
    expect(log.runs[0].artifacts).toEqual([{ location: { uri: "content/site.yaml" } }]);
    expect(log.runs[0].columnKind).toBe("utf16CodeUnits");
  });

  it("gives each finding its rule, level, words and region", () => {
    const [result] = read(finding({ rule: "eta-past", severity: "info" })).runs[0].results;
    expect(result).toEqual({
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
    });
  });

  it("writes paths as URI references", () => {
    const uriOf = (file: string) =>
      read(finding({ file })).runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri;
    expect(uriOf("content/pages/a b#c%.yaml")).toBe("content/pages/a%20b%23c%25.yaml");
    expect(uriOf("/tmp/x y/site.yaml")).toBe("file:///tmp/x%20y/site.yaml");
  });
});
