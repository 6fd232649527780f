/** What the test command was asked for. */
export interface TestArguments {
  /** Which steps: the usual ones, those against nginx, or the usual ones with no combination left out. */
  steps: "usual" | "nginx" | "full";
  /** Names of the steps to run; undefined means all. */
  only?: readonly string[];
  /** Passed on to Playwright. */
  browserArguments: readonly string[];
}

/**
 * Reads `[e2e | nginx | full] [-- <arguments for Playwright>]`. The dashes may be missing after a
 * name, for `npm run test:e2e -- <arguments>` swallows its own. Throws on anything else.
 */
export function readArguments(args: readonly string[]): TestArguments {
  const [first, ...rest] = args;
  if (first === undefined) return { steps: "usual", browserArguments: [] };
  if (first === "--") return { steps: "usual", browserArguments: rest };
  const browserArguments = rest[0] === "--" ? rest.slice(1) : rest;
  if (first === "e2e")
    return { steps: "usual", only: ["build", "browser tests"], browserArguments };
  if (first === "nginx" || first === "full") return { steps: first, browserArguments };
  throw new Error(
    `The test command does not know "${first}". Run it without arguments, with e2e to run the browser tests only, with nginx to run them against nginx, or with full to leave out no combination.`,
  );
}
