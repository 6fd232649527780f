import { expect, it, onTestFinished } from "vitest";
import { themeCss } from "../../src/design/theme.ts";
import { readCheckedContent } from "../../src/export/checked-content.ts";
import { fuzzContent } from "./testing/fuzz.ts";

it("ends well whatever becomes of a file, and of one mind with the build", {
  timeout: 300_000,
}, () => {
  const before = process.env["CONTENT_DIR"];
  onTestFinished(() => {
    if (before === undefined) delete process.env["CONTENT_DIR"];
    else process.env["CONTENT_DIR"] = before;
  });
  // For more of them: `node --import tsx scripts/fuzz-content.ts`.
  const seeds = Array.from({ length: 60 }, (_, index) => index + 1);
  const { faults, refused } = fuzzContent("content", seeds, (directory) => {
    process.env["CONTENT_DIR"] = directory;
    themeCss(readCheckedContent().site.theme);
  });
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(20);
  expect(refused).toBeLessThan(60);
});
