import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkFiles, set } from "../../check/testing/check-files.ts";
import { inOwnerFolder } from "../../check/testing/owner-folder.ts";
import { newSection } from "./new-section.ts";

it("a new kind of section can be used at once", () => {
  const folder = inOwnerFolder();
  expect(newSection("opening-hours")).toEqual([
    join(folder, "sections/opening-hours/fields.ts"),
    join(folder, "sections/opening-hours/opening-hours.tsx"),
  ]);
  const section = { kind: "opening-hours", heading: "Hours", paragraphs: ["Mondays."] };
  expect(checkFiles({ "pages/about.yaml": set({ "sections.1": section }) }).diagnostics).toEqual(
    [],
  );
});

it("nothing is overwritten, and names that cannot be are refused", () => {
  const folder = inOwnerFolder();
  newSection("hours");
  const file = join(folder, "sections/hours/fields.ts");
  const before = readFileSync(file, "utf8");
  expect(() => newSection("hours")).toThrow(/^sections\/hours exists already/);
  expect(() => newSection("Opening")).toThrow(/Call the folder `opening`\.$/);
  expect(() => newSection("hero")).toThrow(/called `hero` already/);
  expect(readFileSync(file, "utf8")).toBe(before);
});
