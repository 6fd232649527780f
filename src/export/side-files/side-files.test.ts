import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { rootFault } from "../../check/read/assets/file-names.ts";
import { fixtureContent } from "../../check/testing/fixture-content.ts";
import { routesOf } from "../../routes.ts";
import { iconFiles } from "./icons.ts";
import { type SideFiles, sideFiles } from "./side-files.ts";

const content = fixtureContent();
content.site.origin = "https://site.example";
Object.assign(content.pages["about"] ?? {}, { updated: "2024-02-29" });

let files: SideFiles;
const textOf = (file: string) => `${files.get(file)}`;

/** Width and height of a picture; they stand at the start of a PNG (RFC 2083, 11.2.1). */
function sizeOf(file: string): string | undefined {
  const png = files.get(file);
  if (!png) return undefined;
  const head = Buffer.from(png as Uint8Array);
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}

beforeAll(async () => {
  files = await sideFiles(content, "/repo/");
});

afterEach(() => {
  vi.useRealTimers();
});

it("side files put every page that may be found on the map, below the base path", () => {
  const listed = [...textOf("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);
  const found = routesOf(content.pages).filter(({ isMissing }) => !isMissing);
  expect(listed).toEqual(found.map(({ path }) => `https://site.example/repo${path}`));
  expect(textOf("robots.txt")).toContain("Sitemap: https://site.example/repo/sitemap.xml");
});

it("side files are no names for files of the owner, and nor are the pages", () => {
  const keys = Object.keys(content.pages);
  const pages = routesOf(content.pages).flatMap(({ key, file }) => [key, file]);
  for (const name of [...files.keys(), ...pages])
    expect(rootFault(name, new Set(), keys), name).toBeDefined();
  expect(rootFault("elsewhere.html", new Set(), keys)).toBeUndefined();
});

it("side files date a page by its content, and one without a date not at all", () => {
  expect(textOf("sitemap.xml")).toContain("/about</loc><lastmod>2024-02-29</lastmod>");
  expect(textOf("sitemap.xml").match(/<lastmod>/g)).toHaveLength(
    Object.values(content.pages).filter(({ updated }) => updated).length,
  );
});

it("side files hold the same bytes on any day", async () => {
  vi.useFakeTimers({ now: new Date("2042-01-01"), toFake: ["Date"] });
  expect(await sideFiles(content, "/repo/")).toEqual(files);
});

it("side files list only icons in the web manifest that are there, in the size that it says", () => {
  const manifest = JSON.parse(textOf("site.webmanifest"));
  expect(manifest).toMatchObject({ start_url: "/repo/", scope: "/repo/", lang: "en" });
  const pictures = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(pictures).toHaveLength(iconFiles.length);
  for (const { src, sizes } of pictures) expect(sizeOf(src.replace("/repo/", ""))).toBe(sizes);
});

it("side files give first screens the short name, where the company has one", async () => {
  const { site } = content;
  const company = { ...site.company, name: "Long & Longer Limited", shortName: "L&L" };
  const { home } = content.pages;
  const pages = { home } as typeof content.pages;
  const named = await sideFiles({ ...content, pages, site: { ...site, company } }, "/");
  expect(JSON.parse(`${named.get("site.webmanifest")}`)).toMatchObject({
    name: "Long & Longer Limited",
    short_name: "L&L",
  });
  expect(JSON.parse(textOf("site.webmanifest"))).not.toHaveProperty("short_name");
});

it("side files say how to report a weakness, until when, and where that stands", () => {
  const lines = textOf(".well-known/security.txt").trimEnd().split("\n");
  expect(lines).toEqual([
    `Contact: ${content.site.security.contact}`,
    `Expires: ${content.site.security.expires}T00:00:00.000Z`,
    "Preferred-Languages: en",
    "Canonical: https://site.example/repo/.well-known/security.txt",
  ]);
});

it("side files hold a preview of 1200 by 630 pixels for each page that may be linked to", () => {
  for (const { key, isMissing } of routesOf(content.pages))
    expect(sizeOf(`previews/${key}.png`), key).toBe(isMissing ? undefined : "1200x630");
});
