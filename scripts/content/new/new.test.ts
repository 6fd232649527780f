import { join } from "node:path";
import { expect, it } from "vitest";
import { checkFiles, set } from "../../check/testing/check-files.ts";
import { inOwnerFolder } from "../../check/testing/owner-folder.ts";
import { newSection } from "./new-section.ts";

it("a new kind of section can be used at once, and none is written where its name cannot be", () => {
  const folder = join(inOwnerFolder(), "sections/opening-hours");
  const files = ["fields.ts", "opening-hours.tsx"].map((name) => join(folder, name));
  expect(newSection("opening-hours")).toEqual(files);
  const section = { kind: "opening-hours", heading: "Hours", paragraphs: ["Mondays."] };
  const edits = { "pages/about.yaml": set({ "sections.1": section }) };
  expect(checkFiles(edits).diagnostics).toEqual([]);
  expect(() => newSection("opening-hours")).toThrow(/^sections\/opening-hours exists already/);
  expect(() => newSection("Opening")).toThrow(/Call the folder `opening`\.$/);
  expect(() => newSection("hero")).toThrow(/called `hero` already/);
});
