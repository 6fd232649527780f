import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { loadContent } from "../../../src/check/read/load.ts";
import { readPack } from "../../../src/check/read/packs/language-pack.ts";
import { editFiles, sampleCopy } from "../../../src/check/testing/temporary-content.ts";
import { directionOf } from "../../../src/content/direction-of.ts";
import { type Pages, pageOf } from "../../../src/content/schema/pages.ts";
import { stampPrivacy } from "../stamp-privacy.ts";
import { errorsIn, fileIn, textsIn } from "../testing/content-folder.ts";
import { found, given, initSample, today } from "../testing/init-sample.ts";
import { preparedAsker } from "../testing/prepared-asker.ts";
import { identityFields } from "./identity-fields.ts";
import { init } from "./init.ts";
import { plainMark } from "./logo.ts";
import { sampleLeft } from "./sample-left.ts";

vi.setConfig({ testTimeout: 60_000 });

describe("the facts of the sample", () => {
  it("go, so that the site can be published", async () => {
    const { directory, said } = await initSample();
    // What the language pack has no words for stays, and is told of.
    const left = found(directory).filter((one) => one !== "sample-fact pages/privacy.yaml");
    expect(left).toEqual([]);
    expect(readdirSync(join(directory, "products"))).toEqual([]);
    expect(said.join("\n")).toMatch(
      /3 products of the sample go\.\n(.*\n)*9 tests of the sample's pages go/,
    );
    const { site, pages } = loadContent(directory).content ?? {};
    expect(site?.company.logo).toEqual(plainMark);
    expect(said.join("\n")).toMatch(
      /4 drawings of the sample .* go\.\n(.*\n)*.*a plain ring takes its place/,
    );
    expect(fileIn(directory, "site.yaml")).not.toMatch(/drawings|\.svg/i);
    expect(fileIn(directory, "pages/products.yaml")).not.toMatch(/roadmap:|\.svg/);
    expect(readdirSync(join(directory, "pictures"))).toEqual([]);
    expect(site?.security).toEqual({ contact: "mailto:post@kiln.dev", expires: "2028-03-09" });
    expect(site?.footer.social?.links).toEqual([
      { text: "E-mail", icon: "mail", href: "mailto:post@kiln.dev" },
    ]);
    const { updated, tests, conformance } = pageOf(pages ?? {}, "accessibility") ?? {};
    expect([updated, conformance?.status]).toEqual([undefined, "unassessed"]);
    const pack = readPack("en") as { accessibility: Pages["accessibility"] };
    expect(tests?.records).toEqual(pack.accessibility.tests.records);
    expect(new Set(tests?.records.map(({ outcome }) => outcome))).toEqual(new Set(["pending"]));
    // Who publishes otherwise than by the workflow promises nothing that it does.
    expect(fileIn(directory, "pages/accessibility.yaml")).not.toMatch(/measures|tests:/);
  });

  it("stay where somebody has written own ones in their place", async () => {
    const directory = sampleCopy({
      "products/fresh-saver.yaml": (text) => text.replace("Save Food", "Throw"),
    });
    await initSample({}, directory);
    expect(readdirSync(join(directory, "products"))).toEqual(["fresh-saver.yaml"]);
  });

  it("stay where a drawing, or the roadmap's line, is somebody's own", async () => {
    const directory = sampleCopy({
      "pictures/roots.svg": (text) => text.replace("/></svg>", '/><path d="M0 0h9"/></svg>'),
      "pages/products.yaml": (text) => text.replaceAll("Beta invites", "First pots"),
    });
    const { deleted, said } = await initSample({}, directory);
    const { site, pages } = loadContent(directory).content ?? {};
    expect(site?.drawings).toEqual([{ for: "about", file: "roots.svg" }]);
    const { roadmap } = pageOf(pages ?? {}, "products") ?? {};
    expect([roadmap?.drawings, roadmap?.text]).toEqual([undefined, expect.stringMatching("pots")]);
    expect(readdirSync(join(directory, "pictures"))).toEqual(["roots.svg"]);
    expect(deleted.filter((file) => file.endsWith(".svg"))).toHaveLength(5);
    expect(said).toContain("The drawings along the roadmap go.");
  });

  it("stay in a file that somebody names in another place, too", async () => {
    const named = (text: string) =>
      `${text.replace("Save Food", "Throw")}image: {file: tree.svg, decorative: true}\n`;
    const { directory } = await initSample({}, sampleCopy({ "products/fresh-saver.yaml": named }));
    expect(readdirSync(join(directory, "pictures"))).toEqual(["tree.svg"]);
  });

  it("leave of the policy its comments alone, which a second run and a stamp can do with", async () => {
    const { directory } = await initSample();
    const page = "pages/privacy.yaml";
    expect(fileIn(directory, page)).toMatch(/^(#.*\n)+$/);
    await init(directory, { given: { tagline: "Pots" }, today });
    await stampPrivacy(directory, { today });
    expect(fileIn(directory, page)).toMatch(/^(#.*\n)+updated: .*\nfingerprint: .*\n$/);
  });

  it("keep a test that somebody has run since, with the claim that it bears", async () => {
    const again = /(what: Keyboard\n(.*\n){5} *date: |^updated: ).*/gm;
    const directory = sampleCopy({
      "pages/accessibility.yaml": (text) => text.replaceAll(again, `$1${today}`),
    });
    const { said } = await initSample({}, directory);
    const { pages = {} } = loadContent(directory).content ?? {};
    const { updated, tests, conformance } = pageOf(pages, "accessibility") ?? {};
    expect(tests?.records.map(({ what }) => what)).toEqual(["Keyboard"]);
    expect([updated, conformance?.status]).toEqual([today, "partial"]);
    expect(said).toContain("8 tests of the sample's pages go.");
  });

  it("leave a record alone of which each test is somebody's own", async () => {
    const own = (text: string) => text.replaceAll("what: ", "what: Our ");
    const directory = sampleCopy({ "pages/accessibility.yaml": own });
    const { said } = await initSample({}, directory);
    expect(said.join("\n")).not.toMatch(/tests? of the sample's pages/);
    const statement = fileIn(directory, "pages/accessibility.yaml");
    expect(statement).toBe(own(fileIn(sampleCopy(), "pages/accessibility.yaml")));
  });

  it("stay on a site that is somebody's own already", async () => {
    const own = (text: string) => text.replace("sample: true", "sample: false");
    const directory = sampleCopy({ "site.yaml": own });
    const { written, deleted } = await init(directory, { given: { tagline: "Pots" }, today });
    expect([written.length, deleted]).toEqual([1, []]);
    expect(fileIn(directory, "site.yaml")).toContain("https://network.banyanlane.example/company");
  });

  it("end a leap day's year on the day before", async () => {
    const directory = sampleCopy();
    await init(directory, { given, force: true, today: "2028-02-29" });
    expect(fileIn(directory, "site.yaml")).toContain("expires: 2029-02-28");
  });

  it("take the English example of the waitlist's field with them under another language", async () => {
    const page = "pages/products.yaml";
    const { directory } = await initSample({ language: "fr" });
    expect(fileIn(directory, page)).not.toMatch(/^waitlist:|placeholder/m);
    expect(fileIn((await initSample()).directory, page)).toContain("placeholder: you@kiln.dev\n");
  });

  it("own words that are counted as left are not named one by one besides", async () => {
    const { directory, left } = await initSample();
    expect(fileIn(directory, "pages/home.yaml")).toMatch(/^title: Business software/m);
    expect(left).toEqual([]);
    const title = (text: string) => text.replace(/^title: .*/m, "title: Takes root in Sampleton");
    const { left: own } = await initSample({}, sampleCopy({ "pages/home.yaml": title }));
    expect(own).toEqual([expect.stringMatching(/home\.yaml:5$/)]);
  });

  it("own words stay as a model, and are counted by file", async () => {
    const { directory } = await initSample();
    const [line, ...others] = sampleLeft(loadContent(directory));
    expect(line).toMatch(
      /^\d+ texts of the sample are left as a model: .*home\.yaml \(\d+\), .*\.$/,
    );
    expect(others).toEqual([]);
    await init(directory, { given: { language: "de" }, today });
    expect(sampleLeft(loadContent(directory))).toEqual([expect.stringContaining(", in English: ")]);
  });
});

describe("another language", () => {
  it.each(["te", "ar", "de-AT"])("brings its pack and its direction: %s", async (language) => {
    const directory = sampleCopy({ "site.yaml": (text) => `${text}\ndirection: ltr\n` });
    const { said } = await initSample({ language }, directory);
    const { content, diagnostics } = loadContent(directory);
    expect(diagnostics).toEqual([]);
    expect(content?.site).toMatchObject({ language, direction: directionOf(language) });
    expect(fileIn(directory, "site.yaml")).not.toContain("direction:");
    expect(said.join()).not.toContain("language pack for");
  });

  it("takes the place of English words that could come from its pack, and of no others", async () => {
    const words =
      "interface:\n  skipToContent: Skip to content\n  theme:\n    light: Light\n    dark: Night\n";
    const form = "form:\n  heading: Send us a message\n  errors: {nameMissing: Name is required}\n";
    const directory = sampleCopy({
      "site.yaml": (text) => `${text}\n${words}`,
      "pages/contact.yaml": (text) => `${text}\n${form}`,
    });
    await initSample({ language: "de" }, directory);
    expect(fileIn(directory, "site.yaml")).toMatch(/\ninterface:\n {2}theme:\n {4}dark: Night\n$/);
    expect(fileIn(directory, "pages/contact.yaml")).not.toContain("form:");
  });

  it("takes nothing from a site that is somebody's own but what its old pack says too", async () => {
    const directory = sampleCopy({
      "site.yaml": (text) => {
        const own = text.replace("sample: true", "sample: false");
        return `${own}\ninterface:\n  skipToContent: Skip to content\n`;
      },
    });
    const before = textsIn(directory);
    await init(directory, { given: { language: "de" }, today });
    expect(fileIn(directory, "site.yaml")).not.toContain("skipToContent");
    const others = (texts: typeof before) => texts.filter(([file]) => file !== "site.yaml");
    expect(others(textsIn(directory))).toEqual(others(before));
    expect(errorsIn(directory, { today })).toEqual([]);
  });

  it("leaves the words of a link to a page of which its pack knows no name", async () => {
    const { directory } = await initSample({ language: "de" });
    const about = fileIn(directory, "pages/about.yaml");
    const renamed = (text: string) => text.replaceAll("page: about", "page: firma");
    editFiles(directory, {
      "pages/about.yaml": null,
      "pages/firma.yaml": about,
      "pages/home.yaml": (text) => renamed(text).replaceAll("(/about)", "(/firma)"),
      "site.yaml": (text) =>
        renamed(text)
          .replace(/drawings:\n(?: .*\n)*/, "")
          .replaceAll("- page: firma", "- {page: firma, text: Über uns}")
          .replace("- page: contact", "- {page: contact, text: Kontakt}"),
    });
    for (const language of ["ar", "dv"]) {
      await init(directory, { given: { language }, today });
      expect(fileIn(directory, "site.yaml")).toContain("- {page: firma, text: Über uns}");
      expect(fileIn(directory, "site.yaml")).not.toContain("Kontakt");
    }
  });

  it("in another script than its pack's keeps the direction of its own", async () => {
    const { directory } = await initSample({ language: "ar-Latn" });
    expect(fileIn(directory, "site.yaml")).toContain("language: ar-Latn\ndirection: ltr\n");
    await init(directory, { given: { language: "ar" }, today });
    expect(fileIn(directory, "site.yaml")).toContain("language: ar\norigin:");
  });

  it("without a pack has its direction written, and says what that means; and back again", async () => {
    const { directory, said } = await initSample({ language: "dv" });
    expect(said.join()).toMatch(
      /no language pack for dv: the check asks for each text.*\bar, de, en,/,
    );
    expect(fileIn(directory, "site.yaml")).toContain("language: dv\ndirection: rtl\n");
    await init(directory, { given: { language: "en" }, today });
    expect(fileIn(directory, "site.yaml")).toContain("language: en\norigin:");
    expect(loadContent(directory).diagnostics).toEqual([]);
  });
});

it("in a terminal, what goes is said before it is asked about", async () => {
  const directory = sampleCopy();
  const answers: Record<string, string> = { language: "de", without: "about" };
  const questions = identityFields().flatMap(({ key }) => {
    if (key in given) return [];
    return key in answers ? [answers[key] ?? "", ...(key === "without" ? [""] : [])] : [""];
  });
  const asker = preparedAsker(...questions, "y");
  const { said, deleted } = await init(directory, { given, asker, today });
  expect(said).toEqual([]);
  expect(deleted).toHaveLength(10);
  const [last, ...earlier] = asker.heard.toReversed();
  expect(last).toMatch(/and deletes .*about\.yaml, .*fresh-saver\.yaml.*Go on\? \[y\/N\] $/);
  expect(earlier.join("\n")).toMatch(/about goes: the page about the company, with/);
  expect(earlier.join("\n")).toMatch(/3 products of the sample go\./);
});

it("a run that was cut short can be repeated", async () => {
  const whole = await initSample({ language: "te", without: ["about"], colour: "navy" });
  const directory = sampleCopy();
  // The site's own file is the last to be written.
  const site = fileIn(directory, "site.yaml");
  await initSample({ language: "te", without: ["about"], colour: "navy" }, directory);
  writeFileSync(join(directory, "site.yaml"), site);
  // What it names goes after it.
  cpSync(join(sampleCopy(), "pictures"), join(directory, "pictures"), { recursive: true });
  await initSample({ language: "te", without: ["about"], colour: "navy" }, directory);
  expect(textsIn(directory)).toEqual(textsIn(whole.directory));
});
