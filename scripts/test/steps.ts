import { browserStep } from "./browser-step.ts";
import type { Counts } from "./counts.ts";
import { packageBin } from "./package-bin.ts";
import { countVitest } from "./vitest-report.ts";

/** One part of the test command. */
export interface Step {
  name: string;
  /** Arguments to start node with. `report` is where a test runner is to write its JSON report. */
  command(report: string): readonly string[];
  /** Variables added to the environment. Throws an error of one sentence if the step cannot run. */
  env?(report: string): Promise<Record<string, string>>;
  /** Counts the tests in the JSON report; a step without it is one thing that passes or fails. */
  count?(json: string): Counts;
  /** Name of an earlier step without whose result this one makes no sense. */
  needs?: string;
}

/**
 * The steps of the test command below the project's root, in order.
 *
 * @param browserArguments Passed on to Playwright.
 * @param variables For the environment of the browser tests.
 */
export function steps(
  root: string,
  browserArguments: readonly string[],
  variables: Record<string, string> = {},
): Step[] {
  const bin = (name: string, command?: string) => packageBin(root, name, command);
  return [
    { name: "types", command: () => [bin("typescript", "tsc"), "--noEmit"] },
    {
      name: "lint",
      command: () => [bin("@biomejs/biome", "biome"), "check", "--error-on-warnings"],
    },
    {
      name: "unit tests",
      command: (report) => [
        bin("vitest"),
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ],
      count: (json) => countVitest(JSON.parse(json)),
    },
    { name: "content check", command: () => ["--import", "tsx", "scripts/content.ts", "check"] },
    { name: "build", command: () => [bin("vite"), "build"] },
    browserStep(root, browserArguments, { name: "browser tests", needs: "build", variables }),
  ];
}
