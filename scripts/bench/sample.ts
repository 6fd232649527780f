/** What several runs of one measurement gave. */
export interface Sample {
  median: number;
  min: number;
  max: number;
  runs: number;
}

/** Sums up the values of several runs. Throws where there are none. */
export function sampleOf(values: readonly number[]): Sample {
  const sorted = values.toSorted((a, b) => a - b);
  const [min] = sorted;
  if (min === undefined) throw new Error("A sample needs at least one value.");
  const middle = sorted.length / 2;
  return {
    median: (at(sorted, Math.ceil(middle) - 1) + at(sorted, Math.floor(middle))) / 2,
    min,
    max: at(sorted, sorted.length - 1),
    runs: sorted.length,
  };
}

/** Sample of what is computed from each pair of values that were measured in turn. */
export function pairwise(
  first: readonly number[],
  second: readonly number[],
  compute: (a: number, b: number) => number,
): Sample {
  return sampleOf(first.map((value, index) => compute(value, at(second, index))));
}

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new Error(`There is no value at ${index}.`);
  return value;
}
