import { expect, it, vi } from "vitest";
import { contentContext } from "../linting/rule-context.ts";
import { loadContent } from "../read/load.ts";
import { temporaryContent } from "../testing/temporary-content.ts";
import { leftTexts } from "./left-texts.ts";

const pack = vi.hoisted(() => ({ said: "À propos" }));
vi.mock("../read/packs/language-pack.ts", async (original) => {
  const real = await original<typeof import("../read/packs/language-pack.ts")>();
  const readPack = (tag: string) => (tag === "fr" ? { ...pack } : real.readPack(tag));
  return { ...real, readPack };
});

it("a text that the language's own pack has too is none that is left in English", () => {
  const directory = temporaryContent({
    "site.yaml": (text) => text.replace(/language: .*/, "language: fr"),
    "pages/about.yaml": (text) => text.replace(/^title: .*/m, "title: About us"),
  });
  const titles = () => {
    const texts = leftTexts(contentContext(loadContent(directory)));
    const keys = [...texts.values()].flat().map(({ key }) => key);
    return keys.filter((key) => key === "pages/about.yaml title");
  };
  expect(titles()).toHaveLength(1);
  pack.said = "About us";
  expect(titles()).toEqual([]);
});
