import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import { routesOf } from "../../src/routes.ts";
import { fixtureContent } from "../check/testing/fixture-content.ts";
import { assetNameFault } from "../content/assets.ts";
import { iconFiles } from "./icons.ts";
import { previewFiles, sharedFiles, sideFiles, siteMaps } from "./side-files.ts";
import { collect } from "./testing/collect.ts";

const content = fixtureContent();
content.site.origin = "https://site.example";
Object.assign(content.pages["about"] ?? {}, { updated: "2024-02-29" });

/** All side files, by their paths. */
async function sideFilePaths() {
  const files = [
    sideFiles(content, "/repo/"),
    previewFiles(content, new Map()),
    sharedFiles([content], "/repo/"),
  ];
  return new Map((await Promise.all(files.map(collect))).flatMap((some) => [...some]));
}

const files = await sideFilePaths();

afterEach(() => {
  vi.useRealTimers();
});

it("a site with more pages than a site map may have gets an index of several maps", async () => {
  const { home } = content.pages;
  const keys = Array.from({ length: 50_001 }, (_, number) => `page-${number}`);
  const pages = Object.fromEntries(keys.map((key) => [key, home])) as typeof content.pages;
  const maps = await collect(
    siteMaps([{ ...content, pages }], (path) => `https://a.example${path}`),
  );
  const listed = [...maps.values()].map((map) => [...map.matchAll(/<loc>(.*?)<\/loc>/g)]);
  expect(listed.map((found) => found.length)).toEqual([2, 50_000, 1]);
  const parts = [...maps.keys()].slice(1).map((name) => `https://a.example/${name}`);
  expect(listed[0]?.map(([, address]) => address)).toEqual(parts);
});

it("an owner's file cannot have the name of a side file or a page", () => {
  const keys = Object.keys(content.pages);
  const pages = routesOf(content.pages).flatMap(({ key, file }) => [key, file]);
  const rootFault = (name: string) => assetNameFault(name, "root", { pages: keys });
  for (const name of [...files.keys(), ...pages]) expect(rootFault(name), name).toBeDefined();
  expect(rootFault("elsewhere.html")).toBeUndefined();
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

it("security.txt names the languages in which the firm answers, or else all of its site", async () => {
  const filesInTwoLanguages = (answers?: string[]) =>
    ["en", "fr"].map((language) => ({ ...content, site: { ...content.site, language, answers } }));
  const sentFiles = async (answers?: string[]) =>
    `${(await collect(sharedFiles(filesInTwoLanguages(answers), "/"))).get(".well-known/security.txt")}`;
  expect(await sentFiles()).toContain("Preferred-Languages: en, fr\n");
  expect(await sentFiles(["fr"])).toContain("Preferred-Languages: fr\n");
});
