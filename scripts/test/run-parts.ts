import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { count } from "./count.ts";

/** A program of a test run. */
export interface Part {
  title: string;
  /** Arguments of Node.js. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Whether it writes a JSON report of its tests to the path in `TEST_REPORT`; otherwise it counts as one. */
  reports?: boolean;
}

/** What came of a part. */
export type Result = ReturnType<typeof count> & Pick<Part, "title">;

/**
 * Runs programs, however the others end, and prints what came of each; the last line is `N passed, N failed`.
 *
 * @param lanes Those of a lane run one after the other, and lanes at the same time: the output of a part is
 *   printed when it has ended, unless it is of the last lane.
 */
export async function runParts(lanes: readonly (readonly Part[])[]): Promise<Result[]> {
  const reports = mkdtempSync(join(tmpdir(), "reports-"));
  const results: Result[] = [];
  await Promise.all(
    lanes.map(async (parts, place) => {
      for (const part of parts) results.push(await run(part, reports, place < lanes.length - 1));
    }),
  );
  rmSync(reports, { recursive: true });
  const lines = results.map(({ title, ...result }) => `${title}: ${inWords(result)}`);
  const [passed, failed] = [sumOf(results, "passed"), sumOf(results, "failed")];
  console.log(["\n── result ──", ...lines, `${passed} passed, ${failed} failed`].join("\n"));
  return results;
}

/** Whether some test ran, and none failed. */
export function isGreen(results: readonly Result[]): boolean {
  return sumOf(results, "passed") > 0 && sumOf(results, "failed") === 0;
}

async function run(part: Part, reports: string, isBeside: boolean): Promise<Result> {
  const title = `\n── ${part.title} ──`;
  if (!isBeside) console.log(title);
  const report = join(reports, `${encodeURIComponent(part.title)}.json`);
  const env = { ...process.env, TEST_REPORT: report, ...part.env };
  const stdio = isBeside ? "pipe" : "inherit";
  const child = spawn(process.execPath, part.args, { stdio: ["inherit", stdio, stdio], env });
  const status = new Promise<number | null>((resolve) => child.on("close", resolve));
  const said =
    isBeside &&
    (await Promise.all([child.stdout, child.stderr].map((stream) => stream && text(stream))));
  const result = count(await status, part.reports ? report : undefined);
  if (said) console.log(title, `\n${said.join("")}`);
  rmSync(report, { force: true });
  return { title: part.title, ...result };
}

const inWords = ({ passed, failed, leftOut }: Omit<Result, "title">) =>
  `${passed} passed, ${failed} failed${leftOut}`;

function sumOf(results: readonly Result[], key: "passed" | "failed"): number {
  return results.reduce((sum, result) => sum + result[key], 0);
}
