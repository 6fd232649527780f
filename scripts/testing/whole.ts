/**
 * Whether the sweeps run too, as with `npm run test:full` (`CONTRIBUTING.md`): they take most of the time
 * for what few changes touch.
 */
export const isWhole = process.env["TESTS"] === "whole";

/** Whether what few changes break is tested too, as on CI. */
export const isThorough = isWhole || Boolean(process.env["CI"]);

/** Every n-th item, or all of them in nightly runs. */
export function sample<Item>(all: readonly Item[], step: number): Item[] {
  return all.filter((_, place) => isWhole || place % step === 0);
}
