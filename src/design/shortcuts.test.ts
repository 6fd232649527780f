import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createGenerator } from "@unocss/core";
import { describe, expect, it, vi } from "vitest";
import { shortcuts } from "./shortcuts.ts";
import { unoConfig } from "./uno.ts";

const sourceFolder = join(import.meta.dirname, "..");
const sources = readdirSync(sourceFolder, { recursive: true, encoding: "utf8" })
  .filter((file) => /(components|pages)[/\\].*\.tsx$/.test(file) || file === "document.tsx")
  .filter((file) => !file.endsWith(".stories.tsx"))
  .map((file) => readFileSync(join(sourceFolder, file), "utf8"))
  .join("\n");

const usedNames = new Set(
  [...sources.matchAll(/className="([^"]*)"/g)].flatMap(([, names]) =>
    (names as string).split(" "),
  ),
);

/** Classes with plain CSS of their own in `base.css`. */
const baseClasses = new Set(["needs-scripts"]);

describe("shortcuts", () => {
  it("stand for every class in the markup", () => {
    const unknown = [...usedNames].filter((name) => !shortcuts[name] && !baseClasses.has(name));
    expect(unknown).toEqual([]);
  });

  it("are each used somewhere", () => {
    const texts = [...sources.matchAll(/"([a-z -]+)"/g)].flatMap(([, text]) =>
      `${text}`.split(" "),
    );
    const unused = Object.keys(shortcuts).filter((name) => !texts.includes(name));
    expect(unused).toEqual([]);
  });

  it("are made of utilities that UnoCSS knows", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const uno = await createGenerator(unoConfig);
    const { matched } = await uno.generate(new Set(Object.keys(shortcuts)), { preflights: false });
    expect(warn.mock.calls).toEqual([]);
    expect([...matched].sort()).toEqual(Object.keys(shortcuts).sort());
  });
});
