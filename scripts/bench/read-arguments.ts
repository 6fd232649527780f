import { parseArgs } from "node:util";

/** What the bench was asked for. */
export interface BenchArguments {
  /** Names of the measurements to make. */
  only: string[];
  /** File to write the figures to, as JSON. */
  json?: string;
  /** Runs of each timed measurement. */
  runs: number;
}

/** Fewest runs of which a median says something. */
const fewestRuns = 5;

/**
 * Reads `[--only NAME…] [--json FILE] [--runs N]`.
 *
 * @param names All measurements there are; without `--only` they are all made.
 * @throws An error of one sentence on anything else.
 */
export function readArguments(args: readonly string[], names: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string", multiple: true },
      json: { type: "string" },
      runs: { type: "string", default: `${fewestRuns}` },
    },
    allowPositionals: true,
  });
  const { only, json } = values;
  const asked = [...(only ?? []), ...positionals];
  if (positionals.length > 0 && !only)
    throw new Error(`The bench does not know "${positionals[0]}". Write --only before names.`);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `There is no measurement called "${unknown}". Choose from: ${names.join(", ")}.`,
    );
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < fewestRuns)
    throw new Error(`--runs takes a whole number of at least ${fewestRuns}.`);
  return {
    only: only ? names.filter((name) => asked.includes(name)) : [...names],
    runs,
    ...(json !== undefined && { json }),
  };
}
