/** What the test command was asked for. */
export interface TestArguments {
  /** Names of the steps to run; undefined means all. */
  only?: readonly string[];
  /** Whether the browser tests are to run against nginx, in place of all steps. */
  onNginx?: true;
  /** Passed on to Playwright. */
  browserArguments: readonly string[];
}

/**
 * Reads `[e2e | nginx] [-- <arguments for Playwright>]`. The dashes may be missing after a name, for
 * `npm run test:e2e -- <arguments>` swallows its own. Throws on anything else.
 */
export function readArguments(args: readonly string[]): TestArguments {
  const [first, ...rest] = args;
  if (first === undefined) return { browserArguments: [] };
  if (first === "--") return { browserArguments: rest };
  const browserArguments = rest[0] === "--" ? rest.slice(1) : rest;
  if (first === "e2e") return { only: ["build", "browser tests"], browserArguments };
  if (first === "nginx") return { onNginx: true, browserArguments };
  throw new Error(
    `The test command does not know "${first}". Run it without arguments, with e2e to run the browser tests only, or with nginx to run them against nginx.`,
  );
}
