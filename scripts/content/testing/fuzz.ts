import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { themeCss } from "../../../src/design/theme.ts";
import { type CheckResult, checkContent } from "../../check/check.ts";
import { formats, reporterFor } from "../../check/reporters/formats.ts";
import { cpuTime } from "../../check/testing/cpu-time.ts";
import { randomNumbers } from "../../check/testing/random-numbers.ts";
import { readCheckedContent } from "../../export/checked-content.ts";
import { fixContent } from "../commands/fix.ts";

/** What should not be, each with its seed; folders refused; milliseconds that the slowest check took. */
interface FuzzResult {
  faults: string[];
  refused: number;
  slowest: number;
}

/**
 * Damages one file of a content folder for each seed, and expects the check to end well: without a
 * throw, in time, with places inside the files, nothing changed, and of one mind with the build.
 */
export async function fuzzContent(source: string, seeds: Iterable<number>): Promise<FuzzResult> {
  const directory = mkdtempSync(join(tmpdir(), "fuzz-content-"));
  cpSync(source, directory, { recursive: true });
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => /^[^.].*\.yaml$/.test(name))
    .sort();
  const result: FuzzResult = { faults: [], refused: 0, slowest: 0 };
  try {
    for (const seed of seeds) {
      const name = files[Math.floor(randomNumbers(seed)() * files.length)] as string;
      const path = join(directory, name);
      const before = readFileSync(path, "utf8");
      const text = mutated(before, seed);
      writeFileSync(path, text);
      const fault = (what: string) => result.faults.push(`seed ${seed}, ${name}: ${what}`);
      try {
        await judge(directory, result, fault);
      } catch (error) {
        fault(`a throw: ${error instanceof Error ? error.stack : error}`);
      }
      // A lone half of a character cannot be written as UTF-8 at all.
      if (readFileSync(path, "utf8") !== Buffer.from(text).toString()) fault("a changed file");
      writeFileSync(path, before);
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return result;
}

async function judge(
  directory: string,
  result: FuzzResult,
  fault: (what: string) => void,
): Promise<void> {
  let checked = {} as CheckResult;
  const time = cpuTime(() => {
    checked = checkContent({ directory });
  });
  result.slowest = Math.max(result.slowest, time);
  if (time > 5000) fault(`the check took ${Math.round(time)} ms`);
  for (const place of wrongPlaces(checked)) fault(place);
  for (const format of formats) (await reporterFor(format))(checked, { colour: false });
  for (const { after, before } of fixContent({ directory }, checked).files)
    if (after === before) fault("a fix that changes nothing");

  const isRefused = checked.diagnostics.some(({ severity }) => severity === "error");
  if (isRefused) result.refused += 1;
  if (isRefused === (checked.content !== undefined)) fault("content beside errors");
  const refusal = refusalOf(directory);
  if (isRefused !== (refusal !== undefined)) fault(`check and build differ: ${refusal}`);
}

function wrongPlaces({ diagnostics, sources }: CheckResult): string[] {
  const lengths = new Map(sources.map(({ file, text }) => [file, text.length]));
  return diagnostics.flatMap(({ file, start, end, message, hint }) => {
    const length = lengths.get(file) ?? 0;
    const isInside = start.offset >= 0 && start.offset <= end.offset && end.offset <= length;
    const words = `${message} ${hint}`.replaceAll(/"[^"]*"|`[^`]*`/g, "");
    if (isInside && !/undefined|\[object|NaN/.test(words)) return [];
    return [`${message} ${hint} at ${start.offset} to ${end.offset}`];
  });
}

/** What the build says where it refuses a content folder. */
function refusalOf(directory: string): string | undefined {
  const before = process.env["CONTENT_DIR"];
  process.env["CONTENT_DIR"] = directory;
  try {
    themeCss(readCheckedContent().site.theme);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    if (before === undefined) delete process.env["CONTENT_DIR"];
    else process.env["CONTENT_DIR"] = before;
  }
}

/** Bits of YAML and of hostile text. */
const scraps = [
  ..."\"'#&*!|>%@`{}[],:?-~\t \n\r\0\uFEFF🌳",
  ...["\n- ", "\n  ", "\n\t", ": ", " #", "<<: *a", "&a ", "*a", "!!js/function "],
  ...["---\n", "...\n"],
  ...["__proto__: 1\n", "constructor: 1\n", "# content-ignore placeholder -- why\n"],
  ...["# content-ignore\n", " # content-ignore eta-past", "\u202E", "\u200B", "the the", "  ", "“"],
  ...["{slot}", "100% secure #1", "javascript:alert(1)", "[".repeat(80), "a ".repeat(500)],
  ...["\uD800", "क्ष నమస్తే", "null", "1e999", "012", "-0", ".nan"],
];

/** A text after some slips of the hand or of malice; the same for the same seed. */
function mutated(text: string, seed: number): string {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  let result = text;
  for (let count = 1 + below(4); count > 0; count--) {
    const at = below(result.length + 1);
    const kind = below(6);
    const lines = result.split("\n");
    const line = below(lines.length);
    const scrap = scraps[below(scraps.length)] as string;
    if (kind === 0) result = result.slice(0, at) + result.slice(at + 1 + below(30));
    else if (kind === 1) result = lines.toSpliced(line, 1).join("\n");
    else if (kind === 2)
      result = lines.toSpliced(line, 0, lines[below(lines.length)] ?? "").join("\n");
    else if (kind === 3)
      result = lines
        .with(
          line,
          (lines[line] ?? "").replace(/: .*/, () => `: ${scrap}`),
        )
        .join("\n");
    else result = result.slice(0, at) + scrap + result.slice(at + (kind === 4 ? 0 : below(6)));
  }
  return result;
}
