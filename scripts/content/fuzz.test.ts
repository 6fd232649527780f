import { expect, it } from "vitest";
import { fuzzContent } from "./testing/fuzz.ts";

it("ends well whatever becomes of a file, and of one mind with the build", {
  timeout: 300_000,
}, async () => {
  // For more of them: `node --import tsx scripts/fuzz-content.ts`.
  const seeds = Array.from({ length: 30 }, (_, index) => index + 1);
  const { faults, refused } = await fuzzContent("e2e/firms/sample", seeds);
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(10);
  expect(refused).toBeLessThan(30);
});
