import { describe, expect, it } from "vitest";
import { pairwise, sampleOf } from "./sample.ts";

describe("sampleOf", () => {
  it("takes the middle of an odd number of values", () => {
    expect(sampleOf([30, 1, 200, 4, 5])).toEqual({ median: 5, min: 1, max: 200, runs: 5 });
  });

  it("takes the mean of the two in the middle of an even number", () => {
    expect(sampleOf([4, 1, 3, 10]).median).toBe(3.5);
  });

  it("takes one value as it is", () => {
    expect(sampleOf([7])).toEqual({ median: 7, min: 7, max: 7, runs: 1 });
  });

  it("leaves the values in their order", () => {
    const values = [3, 1, 2];
    sampleOf(values);
    expect(values).toEqual([3, 1, 2]);
  });

  it("refuses to sum up nothing", () => {
    expect(() => sampleOf([])).toThrow("at least one value");
  });
});

describe("pairwise", () => {
  it("compares what was measured in turn, so that a slow moment weighs on both", () => {
    const ratio = pairwise([110, 1050, 90], [100, 1000, 100], (a, b) => a / b);
    expect(ratio).toEqual({ median: 1.05, min: 0.9, max: 1.1, runs: 3 });
  });

  it("refuses values without a partner", () => {
    expect(() => pairwise([1, 2], [1], Math.max)).toThrow();
  });
});
