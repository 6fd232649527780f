/**
 * Whether the sweeps run too, as with `npm run test:full` (`CONTRIBUTING.md`): they take most of the time
 * for what few changes touch.
 */
export const isWhole = process.env["TESTS"] === "whole";

/** Whether more is tested than one case of each kind. `npm test` alone leaves that to CI. */
export const isThorough = process.env["TESTS"] !== "daily";

/** All items, or every n-th in `npm test`. */
export function someDaily<Item>(all: readonly Item[], step: number): Item[] {
  return all.filter((_, place) => isThorough || place % step === 0);
}

/** Every n-th item, or all of them in nightly runs. */
export function sample<Item>(all: readonly Item[], step: number): Item[] {
  return all.filter((_, place) => isWhole || place % step === 0);
}

/** How often fast-check runs a property: a quarter as often as on CI in `npm test`. `SEED=…` takes other examples. */
export function runs(whole: number, onCi: number): { seed: number; numRuns: number } {
  const seed = Number(process.env["SEED"] ?? 1);
  return { seed, numRuns: isWhole ? whole : Math.ceil(onCi / (isThorough ? 1 : 4)) };
}
