/** What the test command was asked for. */
export interface TestArguments {
  /** Names of the steps to run; undefined means all. */
  only?: readonly string[];
  /** Passed on to Playwright. */
  browserArguments: readonly string[];
}

/**
 * Reads `[e2e] [-- <arguments for Playwright>]`. The dashes may be missing after `e2e`, for
 * `npm run test:e2e -- <arguments>` swallows its own. Throws on anything else.
 */
export function readArguments(args: readonly string[]): TestArguments {
  const [first, ...rest] = args;
  if (first === undefined) return { browserArguments: [] };
  if (first === "--") return { browserArguments: rest };
  if (first === "e2e") {
    return {
      only: ["build", "browser tests"],
      browserArguments: rest[0] === "--" ? rest.slice(1) : rest,
    };
  }
  throw new Error(
    `The test command does not know "${first}". Run it without arguments, or with e2e to run the browser tests only.`,
  );
}
