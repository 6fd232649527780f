import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { listStories, sourceFolder } from "./list-stories.ts";

/** Components that no story can show, with the reason. */
const withoutStories: Record<string, string> = {
  "page-head":
    "It stands in the head and shows nothing; e2e/site/published.spec.ts holds what it says.",
};

const folder = mkdtempSync(join(tmpdir(), "stories-"));
afterEach(() => {
  for (const file of readdirSync(folder)) rmSync(join(folder, file));
});

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
}

describe("the list of stories", () => {
  it("names each export by its file, and says what it shows", () => {
    write(
      "big-button.stories.tsx",
      `const meta: Meta = { component: Button };
      export default meta;
      export type Other = string;
      export const AtRest: Story = {};
      export const Pressed: Story = { args: { name: "no" }, name: "Someone presses it" };
      export { LongWords } from "../workshop/looks.ts";`,
    );
    const rows = listStories(folder).map(({ id, exportName, name }) => [id, exportName, name]);
    expect(rows).toEqual([
      ["big-button--at-rest", "AtRest", "At rest"],
      ["big-button--pressed", "Pressed", "Someone presses it"],
      ["big-button--long-words", "LongWords", "Words longer than its lines"],
    ]);
  });

  it.each([
    ["no default export", "export const A = {};", "no default export"],
    ["no story", "export default {};", "exports no story"],
    ["a fault", "export default {", "a.stories.tsx: "],
  ])("refuses a file with %s", (_, text, message) => {
    write("a.stories.tsx", text);
    expect(() => listStories(folder)).toThrow(message);
  });

  it("holds every component", () => {
    const read = (file: string) => readFileSync(join(sourceFolder, file), "utf8");
    const components = readdirSync(sourceFolder, { recursive: true, encoding: "utf8" })
      .filter((file) => /^(components|sections[/\\][a-z-]+)[/\\][a-z-]+\.tsx$/.test(file))
      .filter((file) => /^export (function|class) [A-Z]/m.test(read(file)))
      .map((file) => basename(file, ".tsx"));
    const told = new Set(listStories().map(({ component }) => component));
    expect(components.length).toBeGreaterThan(30);
    expect([...told].filter((component) => !components.includes(component))).toEqual([]);
    expect(components.filter((component) => !told.has(component))).toEqual(
      Object.keys(withoutStories),
    );
  });

  it("says of no two states of a component the same", () => {
    const names = listStories().map(({ component, name }) => `${component}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
