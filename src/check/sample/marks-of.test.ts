import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { marksOf } from "./marks-of.ts";

it("the marks are those of the frozen sample; `npm run freeze-sample` writes both", () => {
  const written = readFileSync(join(import.meta.dirname, "sample-marks.txt"), "utf8");
  expect(written).toBe(marksOf(join("e2e", "firms", "sample")));
});
