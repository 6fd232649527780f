import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { checkContent } from "../../check/check.ts";
import { loadContent } from "../../check/read/load.ts";
import { packTags } from "../../check/read/packs/language-pack.ts";
import { version } from "../../check/read/version.ts";
import { someOf } from "../../check/testing/whole.ts";
import { textsIn } from "../testing/content-folder.ts";
import { init } from "./init.ts";

afterAll(() => void vi.unstubAllEnvs());

const firm = {
  name: "Kiln & Co",
  tagline: "Pots for every day",
  description: "We throw pots. Then we fire them.",
  origin: "https://www.kiln.dev",
  email: "post@kiln.dev",
  phones: ["Shop: +49 30 7654321"],
  address: ["Hauptstraße 1", "12345 Berlin", "Germany"],
};

const emptyFolder = () => mkdtempSync(join(tmpdir(), "firm-"));
const make = (folder: string, given: Parameters<typeof init>[1]["given"]) =>
  init(folder, { given });
const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/** The findings in a new site, as rules and how often. */
function findingsIn(folder: string): string[] {
  const { diagnostics } = checkContent({ directory: join(folder, "content") });
  return [...new Set(diagnostics.map(({ rule, severity }) => `${severity} ${rule}`))].sort();
}

it.each(packTags())("the least answers make a site with gaps alone: %s", async (language) => {
  const folder = emptyFolder();
  await make(folder, { name: firm.name, language });
  expect(findingsIn(folder)).toEqual(["warning placeholder"]);
  const site = join(folder, "content/site.yaml");
  // An address needs more lines than one, and writing on the page adds none.
  writeFileSync(site, readFileSync(site, "utf8").replaceAll('"…"', '"1"'));
  expect(findingsIn(folder)).not.toContain("warning contact-valid");
  expect(loadContent(join(folder, "content")).content?.site).toMatchObject({
    ...{ sample: true, faircopy: version, language, company: { name: firm.name } },
  });
});

it.each(someOf(packTags(), 5))(
  "every answer stands in the site, with all pages: %s",
  async (language) => {
    const folder = emptyFolder();
    const logo = join(folder, "../mark.svg");
    writeFileSync(
      logo,
      '<svg viewBox="0 0 8 8"><path fill="none" stroke="currentColor" d="M1 1L7 7"/></svg>',
    );
    const given = { ...firm, logo, language, place: "52.52, 13.405", pages: "products,about" };
    await make(folder, { ...given, colour: "#4a90e2", secondColour: "gold", shortName: "Kiln" });
    // The firm's own words are English.
    expect(findingsIn(folder).filter((one) => !one.endsWith("other-language"))).toEqual([
      "warning placeholder",
    ]);
    expect(readFileSync(join(folder, "content/site.yaml"), "utf8")).not.toMatch(/plain ring/);
    const { site, pages, products } = loadContent(join(folder, "content")).content ?? {};
    expect(site).toMatchObject({
      origin: firm.origin,
      company: {
        name: firm.name,
        shortName: "Kiln",
        tagline: firm.tagline,
        logo: { file: "mark.svg" },
      },
      contact: {
        email: firm.email,
        address: firm.address,
        phones: [{ label: "Shop", number: "+49307654321", display: "+49 30 7654321" }],
        place: { latitude: 52.52, longitude: 13.405 },
      },
      theme: { light: { warm: "gold" } },
    });
    const linked = site?.header.links.map((link) => "page" in link && link.page);
    expect(linked).toEqual(["home", "about", "products", "contact"]);
    expect(site?.footer.quickLinks?.links).toHaveLength(4);
    expect(Object.keys(pages ?? {})).toEqual(expect.arrayContaining(["about", "products"]));
    expect(products).toHaveLength(1);
  },
);

it("a folder has a dependency and scripts, and nothing of the starter's own", async () => {
  const folder = join(emptyFolder(), "Töpferei Kiln");
  await make(folder, { name: firm.name });
  const manifest = manifestIn(folder);
  expect(manifest).toMatchObject({ name: "toepferei-kiln", private: true });
  expect(Object.keys(manifest.dependencies)).toEqual(["faircopy"]);
  const [, path = ""] = /^file:(.*)$/.exec(manifest.dependencies.faircopy) ?? [];
  expect(existsSync(join(folder, path, "scripts/faircopy.mjs"))).toBe(true);
  const scripts = "build check dev prepare start test";
  expect(Object.keys(manifest.scripts).sort().join(" ")).toBe(scripts);
  const readme = readFileSync(join(folder, "README.md"), "utf8");
  expect(readme).toMatch(/^# Kiln & Co\n/);
  expect(readme.split("\n").length).toBeLessThan(22);
  const texts = textsIn(folder).map(([, text]) => text);
  expect(texts.join()).not.toMatch(/banyan/i);
});

it("the fonts of the language come with it, and for a language without a pack one to fill in", async () => {
  const folder = emptyFolder();
  await make(folder, { name: "קפה", language: "yi" });
  const { dependencies } = manifestIn(folder);
  expect(Object.keys(dependencies).slice(1).sort()).toEqual([
    "@fontsource-variable/noto-sans-hebrew",
    "@fontsource-variable/noto-serif-hebrew",
  ]);
  expect(Object.values(dependencies)).not.toContain(undefined);
  vi.stubEnv("LANGUAGES_DIR", join(folder, "languages"));
  expect(packTags()).toContain("yi");
  expect(findingsIn(folder)).toEqual(["warning placeholder"]);
});

it("an installed package passes its own spec on, and what a package.json has stays", async () => {
  const folder = emptyFolder();
  const before = {
    name: "ours",
    scripts: { test: "own" },
    dependencies: { faircopy: "git+ssh://x" },
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify(before));
  mkdirSync(join(folder, "node_modules"));
  mkdirSync(join(folder, ".git"));
  await make(folder, { name: firm.name });
  const { name, scripts, dependencies } = manifestIn(folder);
  expect([name, scripts.test, scripts.build, dependencies]).toEqual([
    ...["ours", "own", "faircopy build", before.dependencies],
  ]);
});

it("what hosts of code, editors and systems put into a folder stays, and gets what it lacks", async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, ".vscode"));
  mkdirSync(join(folder, ".github/workflows"), { recursive: true });
  const theirs = {
    ...{ ".DS_Store": "x", "Thumbs.db": "x", LICENSE: "MIT", "README.md": "# Ours\n" },
    ".github/workflows/site.yml": "on: push\n",
  };
  for (const [name, text] of Object.entries(theirs)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, ".gitignore"), "dist/\n.env");
  await make(folder, firm);
  for (const [name, text] of Object.entries(theirs))
    expect(readFileSync(join(folder, name), "utf8")).toBe(text);
  const ignored = readFileSync(join(folder, ".gitignore"), "utf8").split("\n");
  expect(ignored.slice(0, 3)).toEqual(["dist/", ".env", "node_modules/"]);
  expect(ignored.filter((line) => line === "dist/")).toHaveLength(1);
  expect(findingsIn(folder)).toEqual(["warning placeholder"]);
});

it("what is no folder is refused, and a broken package.json elsewhere is passed over", async () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, "package.json"), "{");
  await expect(make(join(folder, "package.json"), firm)).rejects.toThrow(/is a file\. Name a new/);
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  await make(join(folder, "site"), { ...firm, name: "A $& B" });
  expect(readFileSync(join(folder, "site/README.md"), "utf8")).toMatch(/^# A \$& B\n/);
});
