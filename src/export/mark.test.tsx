import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { folderOfPictures } from "../check/testing/folder-of-pictures.ts";
import { markupOf } from "../check/testing/markup-of.tsx";
import { CompanyMark } from "../components/drawing.tsx";
import type { DrawnMark } from "../content/mark.ts";
import { markOf } from "./mark.ts";
import { iconFiles, iconPng, iconSvg } from "./side-files/icons.ts";
import { previewSvg } from "./side-files/preview/preview-image.ts";

const logo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><style>.a{fill:${colour}}</style><path class="a" fill-opacity=".5" onclick="alert(1)" d="M0 0h120v40H0z"/><script>alert(2)</script></svg>`;

/** A site with such a logo in its content folder. */
function contentWithLogo() {
  folderOfPictures({ "logo.svg": logo("#aa3300"), "night.svg": logo("#ffcc00") });
  const content = fixtureContent();
  content.site.company.logo = { file: "logo.svg", darkFile: "night.svg" };
  return content;
}

describe("a logo from a file", () => {
  it("stands in the page as shapes, once for each theme", () => {
    const { site } = contentWithLogo();
    const mark = markOf(site.company.logo) as DrawnMark;
    const html = markupOf(<CompanyMark />, { ...site, mark });
    expect(html.match(/fill-opacity/g)).toHaveLength(2);
    expect(html).toMatch(/art-light.*#a30.*art-dark.*#fc0/);
    expect(html).not.toMatch(/alert|script|onclick|style|class="a"/);
  });

  it("is the site's icon, in each theme, and on light paper for devices", () => {
    const { site } = contentWithLogo();
    const icon = iconSvg(site);
    expect(icon).toMatch(/prefers-color-scheme:dark.*class="light".*#a30.*class="dark".*#fc0/);
    expect(icon).not.toMatch(/alert|script/);
    expect(() => new Resvg(icon).render()).not.toThrow();
    for (const file of iconFiles) expect(iconPng(site, file).length).toBeGreaterThan(200);
  });

  it("leaves room for the name in link previews", async () => {
    const content = contentWithLogo();
    const svg = await previewSvg({ key: "about", title: "About us" }, content);
    expect(svg).toMatch(/<svg x="72" y="72" width="200" height="80" viewBox="0 0 120 40"/);
    expect(svg).toContain("translate(296 ");
  });
});
