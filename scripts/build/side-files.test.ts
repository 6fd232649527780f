import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import { assetNameFault } from "../../src/engine/site/files/assets.ts";
import { faviconFile } from "../../src/engine/site/files/export-files.ts";
import { structuredData } from "../../src/render/structured-data.ts";
import { routesOf } from "../../src/site/routes.ts";
import { collect } from "../testing/build/collect.ts";
import { xmlTexts } from "../testing/build/xml-texts.ts";
import { fixtureContent } from "../testing/files/fixture-content.ts";
import { redirectsOf } from "./hosts/redirects.ts";
import { iconFiles, iconPng } from "./pictures/icons.ts";
import { readCheckedSite } from "./render/checked-content.ts";
import { previewFiles, sharedFiles, sideFiles, siteMaps } from "./side-files.ts";

const content = fixtureContent();
content.site.origin = "https://site.example";
Object.assign(content.pages["about"] ?? {}, { updated: "2024-02-29" });

/** All side files, by their paths. */
async function sideFilePaths() {
  const files = [sideFiles(content, "/repo/"), sharedFiles([content], "/repo/")];
  const previews = await Promise.all(previewFiles(content).map(({ make }) => make()));
  const others = await Promise.all(files.map(collect));
  return new Map([...previews.flatMap((one) => one.files), ...others.flatMap((some) => [...some])]);
}

const files = await sideFilePaths();

afterEach(() => void vi.useRealTimers());

it("a site with more pages than a site map may have gets an index of several maps", async () => {
  const { home } = content.pages;
  const keys = Array.from({ length: 50_001 }, (_, number) => `page-${number}`);
  const pages = Object.fromEntries(keys.map((key) => [key, home])) as typeof content.pages;
  const maps = await collect(
    siteMaps([{ ...content, pages }], (path) => `https://a.example${path}`),
  );
  const listed = [...maps.values()].map((map) => xmlTexts(map, "loc"));
  expect(listed.map((found) => found.length)).toEqual([2, 50_000, 1]);
  const parts = [...maps.keys()].slice(1).map((name) => `https://a.example/${name}`);
  expect(listed[0]).toEqual(parts);
});

it("feed, site map and the data of each page can be read, whatever the words are", async () => {
  const words = '&amp; ]]> <!-- </script> " \u2028 ünd';
  const lengthen = (value: unknown): unknown => {
    if (typeof value === "string") return value.includes(" ") ? `${value} ${words}` : value;
    if (Array.isArray(value)) return value.map(lengthen);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, lengthen(one)]));
  };
  const text = [{ heading: "One day", list: ["One point"] }];
  const post = { layout: "post", title: "A post", day: "2020-01-01", lead: "Its lead", text };
  const awkward = lengthen({ ...content, pages: { ...content.pages, "news/a&b": post } });
  const { site, pages } = awkward as typeof content;
  const made = await collect(sideFiles({ ...content, site, pages }, "/repo/"));
  const maps = await collect(siteMaps([{ ...content, site, pages }], (path) => `https://a${path}`));
  expect(xmlTexts(`${made.get("feed.xml")}`, "summary")).toEqual([`Its lead ${words}`]);
  expect(xmlTexts(`${maps.get("sitemap.xml")}`, "loc")).toContain("https://a/news/a%26b");
  const data = routesOf(pages).map((route) =>
    structuredData(route, { ...content, site, pages }, "/"),
  );
  for (const text of data) expect(text ?? "").not.toContain("<");
  const graphs = data.flatMap((text) => (text ? JSON.parse(text)["@graph"] : []));
  expect(graphs.map((one) => one["@type"])).toEqual(["Organization", "WebSite", "BlogPosting"]);
  expect(graphs[2].headline).toBe(`A post ${words}`);
});

it("an owner's file cannot have the name of a side file or a page", () => {
  const keys = Object.keys(content.pages);
  const pages = routesOf(content.pages).flatMap(({ key, file }) => [key, file]);
  const rootFault = (name: string) => assetNameFault(name, "root", { pages: keys });
  const names = [...files.keys(), ...pages].filter((name) => name !== faviconFile);
  for (const name of names) expect(rootFault(name), name).toBeDefined();
  for (const name of ["elsewhere.html", faviconFile]) expect(rootFault(name)).toBeUndefined();
});

it.each(["kilns", "german", "english"])(
  "an owner's file cannot have the name of what the build writes for %s",
  async (firm) => {
    vi.useFakeTimers({ now: new Date("2026-11-01"), toFake: ["Date"] });
    vi.stubEnv("CONTENT_DIR", `e2e/firms/${firm}`);
    const { contents } = readCheckedSite();
    const made = [
      ...contents.map((content) => sideFiles(content, "/")),
      sharedFiles(contents, "/"),
    ].map(collect);
    const names = (await Promise.all(made)).flatMap((some) => [...some.keys()]);
    const documents = contents.flatMap(({ pages, folder = "" }) =>
      routesOf(pages).map(({ file }) => folder + file),
    );
    const [{ pages }, ...translations] = contents;
    const tops = [...Object.keys(pages), ...translations.map(({ site }) => site.language)];
    // The rule `former-name` reports a former address that a file has.
    const former = contents.flatMap(redirectsOf).flatMap(({ files }) => files);
    const allowed = [...former, faviconFile];
    const free = [...names, ...documents].filter(
      (name) => !allowed.includes(name) && !assetNameFault(name, "root", { pages: tops }),
    );
    expect(names).toEqual(expect.arrayContaining(["CNAME", "sitemap.xml"]));
    expect(free).toEqual([]);
  },
);

it("a domain of its own stands in CNAME, for a branch from which GitHub Pages publishes", async () => {
  const names = async (origin: string, base: string) => {
    const own = { ...content, site: { ...content.site, origin } };
    return `${(await collect(sharedFiles([own], base))).get("CNAME")}`;
  };
  expect(await names("https://www.kiln.dev", "/")).toBe("www.kiln.dev\n");
  expect(await names("https://www.kiln.dev", "/repo/")).toBe("undefined");
  expect(await names("https://kiln.github.io", "/")).toBe("undefined");
  expect(assetNameFault("CNAME", "root", { pages: [] })).toBeDefined();
});

it("side files have the same bytes on any day", async () => {
  vi.useFakeTimers({ now: new Date("2042-01-01"), toFake: ["Date"] });
  // By their hashes: to show how two pictures differ would take minutes.
  const hashes = (made: typeof files) =>
    new Map(
      [...made].map(([file, data]) => [file, createHash("sha256").update(data).digest("hex")]),
    );
  expect(hashes(await sideFilePaths())).toEqual(hashes(files));
});

it("the web manifest lists only icons that are there, in the size that it says", async () => {
  const manifest = JSON.parse(`${files.get("site.webmanifest")}`);
  expect(manifest).toMatchObject({ start_url: "/repo/", scope: "/repo/", lang: "en" });
  const pictures = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(pictures).toHaveLength(iconFiles.length);
  for (const { src, sizes } of pictures) {
    const icon = files.get(src.replace("/repo/", "")) as Buffer;
    const { width, height } = await sharp(icon).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it("favicon.ico has the mark as one PNG, in the size that its directory says", async () => {
  const ico = files.get(faviconFile) as Buffer;
  // Width and height; length and place of the picture.
  const [width, height] = ico.subarray(6);
  const [length = 0, place = 0] = [14, 18].map((at) => ico.readUInt32LE(at));
  expect(place + length).toBe(ico.length);
  const picture = ico.subarray(place);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width, height });
  expect(picture.equals(await iconPng(content, { size: 32, maskable: false }))).toBe(true);
});

it("security.txt names the languages in which the firm answers, or else all of its site", async () => {
  const filesInTwoLanguages = (answers?: string[]) =>
    ["en", "fr"].map((language) => ({ ...content, site: { ...content.site, language, answers } }));
  const sentFiles = async (answers?: string[]) =>
    `${(await collect(sharedFiles(filesInTwoLanguages(answers), "/"))).get(".well-known/security.txt")}`;
  expect(await sentFiles()).toContain("Preferred-Languages: en, fr\n");
  expect(await sentFiles(["fr"])).toContain("Preferred-Languages: fr\n");
});
