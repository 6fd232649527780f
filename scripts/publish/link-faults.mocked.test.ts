import { HtmlValidate, Parser } from "html-validate";
import { expect, it, vi } from "vitest";
import { linkFaults } from "./link-faults.ts";

vi.mock("node:path", () => import("node:path/win32"));
vi.mock("../host/find-file.ts", () => ({ findFile: () => "C:\\site\\dist\\about.html" }));

it("a fragment that no element answers to is found where paths have other separators", async () => {
  const html = '<p id="top"><a href="/about#top">A</a><a href="/about#bottom">B</a></p>';
  const parser = new Parser(await new HtmlValidate().getConfigFor("about.html"));
  const page = { file: "about.html", html, document: parser.parseHtml(html) };
  const site = {
    directory: "C:\\site\\dist",
    base: "/",
    origin: "https://www.fixture.internal",
    routes: [],
    redirects: [],
    redirectPages: [],
    pages: [page],
    files: new Set([page.file]),
  };
  expect(linkFaults(site)).toEqual([
    'about.html links to /about#bottom: no element there has the id "bottom".',
  ]);
});
