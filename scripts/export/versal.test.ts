import { expect, it } from "vitest";
import type { Site } from "../../src/content/schema/site.ts";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { drawingsOf } from "./drawings.ts";
import { versalCss, versalOf } from "./versal.ts";

const siteOf = (name: string, changes: Partial<Site> = {}): Site => {
  const { site } = fixtureContent();
  return { ...site, company: { ...site.company, name }, ...changes };
};

it("the versal is that of the short name, or the owner's sign", () => {
  const { company } = siteOf("Aldgate Bindery Tools");
  expect(versalOf(siteOf("", { company: { ...company, shortName: "Bindery" } }))).toBe("B");
  expect(versalOf(siteOf("Aldgate", { versal: "&" }))).toBe("&");
});

it("there is none where the owner wants none, and where any page has a drawing", () => {
  expect(versalOf(siteOf("Aldgate", { versal: "none" }))).toBeUndefined();
  const drawings = [{ for: "home", file: "tree.svg" }];
  expect(versalOf(siteOf("Aldgate", { drawings }))).toBeUndefined();
});

it("pages of sections and of products can open with it, others not", () => {
  const content = fixtureContent();
  const opens = (key: string) => drawingsOf(key, content).hasVersal === true;
  expect(["home", "about", "products"].filter(opens)).toHaveLength(3);
  expect(["contact", "not-found", "privacy"].filter(opens)).toEqual([]);
});

it("it stands on its foot: what goes below the line is raised, except the curve of a round letter", async () => {
  const raiseOf = async (versal: string) =>
    Number(/vertical-align:([\d.]+)em/.exec(await versalCss(siteOf("", { versal })))?.[1]);
  expect(await raiseOf("A")).toBe(0);
  expect(await raiseOf("O")).toBe(0);
  expect(await raiseOf("g")).toBeGreaterThan(0.1);
});

it("capitals have the same height in every face, and a sign in quotes stays one", async () => {
  expect(await versalCss(siteOf("A"))).toContain("font-size-adjust:cap-height");
  expect(await versalCss(siteOf("", { versal: "వె" }))).toContain("font-size-adjust:none");
  expect(await versalCss(siteOf("", { versal: '"' }))).toContain('content:"\\""');
});
