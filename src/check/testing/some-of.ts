/** Of so many one, for sweeps that `npm run test:full` makes over all (`docs/testing.md`). */
export function someOf<Item>(all: readonly Item[], step: number): Item[] {
  return all.filter((_, place) => process.env["TESTS"] === "whole" || place % step === 0);
}
