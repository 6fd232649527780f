import { describe, expect, it } from "vitest";
import { fixtureContent } from "../../../check/testing/fixture-content.ts";
import type { Content } from "../../../content/schema/content.ts";
import type { Site } from "../../../content/schema/site.ts";
import { previewImage, previewSvg } from "./preview-image.ts";

const about = { key: "about", title: "About" };

function contentIn(language: string, direction: Site["direction"], name: string): Content {
  const content = fixtureContent();
  const company = { ...content.site.company, name, tagline: name };
  return { ...content, site: { ...content.site, language, direction, company } };
}

/** Where the lines of text begin, and how they are scaled. */
function linesOf(svg: string) {
  const places = svg.matchAll(
    /<g fill="#\w+" transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+) [^"]*">(.*?)<\/g>/g,
  );
  return Array.from(places, ([, x, y, scale, paths]) => ({
    x: Number(x),
    y: Number(y),
    scale: Number(scale),
    paths: paths ?? "",
  }));
}

describe("previewImage", () => {
  it("draws name, title and tagline from the left margin", async () => {
    const svg = await previewSvg(about, contentIn("en", "ltr", "Firm"));
    expect(linesOf(svg).map(({ x }) => x)).toEqual([176, 72, 72]);
  });

  it("draws them to the right margin where the script runs there", async () => {
    const svg = await previewSvg({ key: "about", title: "עלינו" }, contentIn("he", "rtl", "תוכנה"));
    const lines = linesOf(svg);
    expect(lines).toHaveLength(3);
    for (const [index, { x, scale, paths }] of lines.entries()) {
      const [, last = 0] = [...paths.matchAll(/translate\(([\d.]+) /g)].at(-1)?.map(Number) ?? [];
      const lastLetter = 1400 * scale;
      const edge = index === 0 ? 1024 : 1128;
      expect(x + last * scale).toBeLessThan(edge);
      expect(x + last * scale).toBeGreaterThan(edge - lastLetter);
    }
  });

  it("lays paper under letters that stand on the drawing", async () => {
    const halos = async (name: string) =>
      (await previewSvg(about, contentIn("de", "ltr", name))).match(/stroke-linejoin/g)?.length;
    expect(await halos("Firma")).toBeUndefined();
    expect(await halos("Donaudampfschifffahrtselektrizitätenhauptbetrieb")).toBe(1);
  });

  it("gives its whole width to the words where there is no drawing", async () => {
    const content = contentIn("en", "ltr", "Firm");
    const { home, ...pages } = content.pages;
    const title = "What a long heading says on two lines beside a drawing";
    const [beside, alone] = [
      await previewSvg({ key: "about", title }, content),
      await previewSvg({ key: "about", title }, { ...content, pages }),
    ];
    const drawings = (svg: string) => svg.match(/<svg x=/g)?.length;
    expect([home && drawings(beside), drawings(alone)]).toEqual([2, 1]);
    expect(alone).not.toContain("stroke-linejoin");
    expect(linesOf(alone)[1]?.scale).toBeGreaterThan(linesOf(beside)[1]?.scale ?? 0);
  });

  it("is the same on each run", async () => {
    const content = contentIn("te", "ltr", "మన సంస్థ");
    const [one, other] = [
      await previewImage({ key: "about", title: "మా గురించి" }, content),
      await previewImage({ key: "about", title: "మా గురించి" }, content),
    ];
    expect(Buffer.compare(one, other)).toBe(0);
  });
});
