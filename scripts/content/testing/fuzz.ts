import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CheckResult, checkContent } from "../../../src/check/check.ts";
import { compact } from "../../../src/check/reporters/compact.ts";
import { github } from "../../../src/check/reporters/github.ts";
import { json } from "../../../src/check/reporters/json.ts";
import { pretty } from "../../../src/check/reporters/pretty.ts";
import { sarif } from "../../../src/check/reporters/sarif.ts";
import { rules } from "../../../src/check/rules/index.ts";
import { cpuTime } from "../../../src/check/testing/cpu-time.ts";
import { randomNumbers } from "../../../src/check/testing/random-numbers.ts";
import { fixContent } from "../fix/fix-content.ts";
import { mutated } from "./mutations.ts";

/** What a run over damaged content came to. */
export interface FuzzResult {
  /** What should not be, each with its seed. */
  faults: string[];
  /** How many of the damaged folders the check refused. */
  refused: number;
  /** Milliseconds of processor time that the slowest check took. */
  slowest: number;
}

/**
 * Damages one file of a content folder for each seed, and holds that the check ends well: without a
 * throw, in time, with places inside the files, nothing changed, and of one mind with the build.
 *
 * @param build what the build makes of a content folder; throws where it refuses.
 */
export function fuzzContent(
  source: string,
  seeds: Iterable<number>,
  build: (directory: string) => void,
): FuzzResult {
  const directory = mkdtempSync(join(tmpdir(), "fuzz-content-"));
  cpSync(source, directory, { recursive: true });
  const files = (readdirSync(directory, { recursive: true }) as string[]).filter((name) =>
    /^[^.].*\.yaml$/.test(name),
  );
  const result: FuzzResult = { faults: [], refused: 0, slowest: 0 };
  try {
    for (const seed of seeds) {
      const name = files.sort()[Math.floor(randomNumbers(seed)() * files.length)] as string;
      const path = join(directory, name);
      const before = readFileSync(path, "utf8");
      const text = mutated(before, seed);
      writeFileSync(path, text);
      const faults = faultsOf(directory, path, text, build, result);
      result.faults.push(...faults.map((fault) => `seed ${seed}, ${name}: ${fault}`));
      writeFileSync(path, before);
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return result;
}

function faultsOf(
  directory: string,
  path: string,
  text: string,
  build: (directory: string) => void,
  result: FuzzResult,
): string[] {
  const faults: string[] = [];
  try {
    let checked: CheckResult | undefined;
    const time = cpuTime(() => {
      checked = checkContent({ directory });
    });
    if (checked === undefined) return ["no result"];
    result.slowest = Math.max(result.slowest, time);
    if (time > 1000) faults.push(`the check took ${Math.round(time)} ms`);
    faults.push(...placeFaults(checked));
    for (const report of [pretty, compact, json, github]) report(checked);
    sarif(checked, rules);
    for (const { after, before } of fixContent({ directory }).files)
      if (after === before) faults.push("a fix that changes nothing");

    const isRefused = checked.diagnostics.some(({ severity }) => severity === "error");
    if (isRefused) result.refused += 1;
    if (isRefused === (checked.content !== undefined)) faults.push("content beside errors");
    const refusal = refusalOf(() => build(directory));
    if (isRefused !== (refusal !== undefined)) faults.push(`check and build differ: ${refusal}`);
    // A lone half of a character cannot be written as UTF-8 at all.
    if (readFileSync(path, "utf8") !== Buffer.from(text).toString()) faults.push("a changed file");
  } catch (error) {
    faults.push(`a throw: ${error instanceof Error ? error.stack : error}`);
  }
  return faults;
}

function placeFaults({ diagnostics, sources }: CheckResult): string[] {
  const lengths = new Map(sources.map(({ file, text }) => [file, text.length]));
  return diagnostics.flatMap(({ file, start, end, message, hint }) => {
    const length = lengths.get(file) ?? 0;
    const isInside = start.offset >= 0 && start.offset <= end.offset && end.offset <= length;
    const isSaid = !/undefined|\[object|NaN/.test(
      `${message} ${hint}`.replaceAll(/"[^"]*"|`[^`]*`/g, ""),
    );
    return isInside && isSaid ? [] : [`${message} ${hint} at ${start.offset} to ${end.offset}`];
  });
}

function refusalOf(build: () => void): string | undefined {
  try {
    build();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
