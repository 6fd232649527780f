import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listStories, sourceFolder } from "./list-stories.ts";

/** Components that no story can show, with the reason. */
const withoutStories: Record<string, string> = {
  PageHead:
    "It stands in the head and shows nothing; e2e/site/published.spec.ts holds what it says.",
};

function listed(text: string) {
  const folder = mkdtempSync(join(tmpdir(), "stories-"));
  writeFileSync(join(folder, "big-button.stories.tsx"), text);
  return listStories(folder);
}

describe("the list of stories", () => {
  it("names each state, and then each look, by the file, and says what it shows", () => {
    const stories = listed(`export default stories("main", ["long-words"], {
      "Done, 100 %": <Button />, Pressed: { shown: <Button name="no" /> }
    });`);
    const file = { component: "big-button", file: "big-button.stories.tsx" };
    expect(stories).toEqual([
      { ...file, id: "big-button--done-100", name: "Done, 100 %" },
      { ...file, id: "big-button--pressed", name: "Pressed" },
      {
        ...file,
        id: "big-button--long-words",
        name: "Words longer than its lines",
        look: "long-words",
      },
    ]);
  });

  it("shows every component, by itself or within another", () => {
    const read = (file: string) => readFileSync(join(sourceFolder, file), "utf8");
    const files = readdirSync(sourceFolder, { recursive: true, encoding: "utf8" });
    const texts = files
      .filter((file) => /^(components|sections[/\\][a-z-]+)[/\\][a-z-]+\.tsx$/.test(file))
      .map(read);
    /** The text of the file in which each component stands, by the component's name. */
    const sources = new Map(
      texts.flatMap((text) =>
        [...text.matchAll(/^export (?:function|class) ([A-Z]\w+)/gm)].map(([, name = ""]) => [
          name,
          text,
        ]),
      ),
    );
    const shown = new Set<string>();
    const show = (text: string) => {
      for (const [, name = ""] of text.matchAll(/<([A-Z]\w+)/g))
        if (!shown.has(name)) {
          shown.add(name);
          show(sources.get(name) ?? "");
        }
    };
    for (const { file } of listStories()) show(read(file));
    expect(sources.size).toBeGreaterThan(40);
    const unseen = [...sources.keys()].filter((name) => !shown.has(name));
    expect(unseen).toEqual(Object.keys(withoutStories));
  });

  it("gives no two stories one address, and says of no two of a component the same", () => {
    const all = listStories();
    const said = all.flatMap(({ id, component, name }) => [id, `${component}: ${name}`]);
    expect(new Set(said).size).toBe(2 * all.length);
  });
});
