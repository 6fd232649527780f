import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { ownKinds } from "../../check/read/own-kinds/own-kinds.ts";
import { checkFiles, set } from "../../check/testing/check-files.ts";
import { newSection } from "./new-section.ts";

/** Makes an empty folder the working directory of the running test. */
function inNewFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "new-section-"));
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  ownKinds.forget();
  onTestFinished(() => {
    vi.restoreAllMocks();
    ownKinds.forget();
    ownKinds();
  });
  return folder;
}

it("a new kind of section can be used at once", () => {
  const folder = inNewFolder();
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
  const folder = inNewFolder();
  newSection("hours");
  const file = join(folder, "sections/hours/fields.ts");
  const before = readFileSync(file, "utf8");
  expect(() => newSection("hours")).toThrow(/^sections\/hours exists already/);
  expect(() => newSection("Opening")).toThrow(/Call the folder `opening`\.$/);
  expect(() => newSection("hero")).toThrow(/called `hero` already/);
  expect(readFileSync(file, "utf8")).toBe(before);
});
