import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { hasGit } from "../testing/system.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { unifiedDiff } from "./unified-diff.ts";

it("shows three lines around each change, and joins changes that are near", () => {
  const lines = Array.from({ length: 30 }, (_, index) => `${index + 1}\n`);
  const after = lines.with(4, "five\n").with(8, "nine\n").toSpliced(25, 1);
  expect(unifiedDiff("a.yaml", lines.join(""), after.join("")).split("\n")).toEqual([
    ...["--- a.yaml", "+++ a.yaml", "@@ -2,11 +2,11 @@", " 2", " 3", " 4", "-5", "+five", " 6"],
    ...[" 7", " 8", "-9", "+nine", " 10", " 11", " 12", "@@ -23,7 +23,6 @@", " 23", " 24", " 25"],
    ...["-26", " 27", " 28", " 29", ""],
  ]);
});

/** Git for Windows gives lines other ends by itself. */
const asItIs = ["-c", "core.autocrlf=false"];

it.skipIf(!hasGit)("is what `git apply` reads, whatever differs", () => {
  const cwd = temporaryFolder();
  const text = fc
    .array(fc.constantFrom("a\n", "b\n", "\n", "c: 1\r\n", "- d\n"), { maxLength: 25 })
    .chain((lines) => fc.constantFrom(lines.join(""), `${lines.join("")}e`));
  const isApplied = fc.property(text, text, (before, after) => {
    fc.pre(before !== after && before !== "" && after !== "");
    writeFileSync(join(cwd, "f"), before);
    const input = unifiedDiff("f", before, after);
    execFileSync("git", [...asItIs, "apply", "-p0", "--whitespace=nowarn", "-"], { cwd, input });
    expect(readFileSync(join(cwd, "f"), "utf8")).toBe(after);
  });
  fc.assert(isApplied, { seed: 1, numRuns: 60 });
});
