import { appendFileSync, cpSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { directionOf } from "../../../src/content/direction-of.ts";
import { type Pages, pageOf } from "../../../src/content/schema/pages.ts";
import { loadContent } from "../../check/read/load.ts";
import { readPack } from "../../check/read/packs/language-pack.ts";
import { editFiles, sampleCopy } from "../../check/testing/temporary-content.ts";
import type { Asker } from "../prompts/asker.ts";
import { errorsIn, fileIn, textsIn } from "../testing/content-folder.ts";
import { given, initSample, ownFirm, today } from "../testing/init-sample.ts";
import { init } from "./init.ts";

vi.setConfig({ testTimeout: 60_000 });

describe("the facts of the sample", () => {
  it("go, so that the site can be published", async () => {
    const { directory, said } = await ownFirm();
    // What the language pack has no words for stays, and is told of.
    for (const { rule, file } of errorsIn(directory, { today, publish: true }))
      expect([rule, file]).toEqual(["sample-fact", expect.stringMatching(/privacy\.yaml$/)]);
    expect(readdirSync(join(directory, "products"))).toEqual([]);
    expect(said.join("\n")).toMatch(
      /3 products of the sample go\.\n(.*\n)*9 tests of the sample's pages go/,
    );
    const { site, pages } = loadContent(directory).content ?? {};
    expect(site?.company.logo.path).toBe("M28 16A12 12 0 1 1 4 16A12 12 0 1 1 28 16");
    expect(said.join("\n")).toMatch(
      /4 drawings of the sample .* go\.\n(.*\n)*.*a plain ring takes its place/,
    );
    expect(fileIn(directory, "site.yaml")).not.toMatch(/drawings|\.svg/i);
    expect(fileIn(directory, "pages/products.yaml")).not.toMatch(/roadmap:|\.svg/);
    expect(fileIn(directory, "pages/products.yaml")).toContain("placeholder: you@kiln.dev\n");
    // Of the policy its comments stay.
    expect(fileIn(directory, "pages/privacy.yaml")).toMatch(/^(#.*\n)+$/);
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

  it("stay where somebody has written own ones in their place, with what these name", async () => {
    const again = /(what: Keyboard\n(.*\n){5} *date: |^updated: ).*/gm;
    const directory = sampleCopy({
      "products/fresh-saver.yaml": (text) =>
        `${text.replace("Save Food", "Throw")}image: {file: tree.svg, decorative: true}\n`,
      "pictures/roots.svg": (text) => text.replace("/></svg>", '/><path d="M0 0h9"/></svg>'),
      "pages/products.yaml": (text) => text.replaceAll("Beta invites", "First pots"),
      "pages/accessibility.yaml": (text) => text.replaceAll(again, `$1${today}`),
      "pages/home.yaml": (text) => text.replace(/^title: .*/m, "title: Takes root in Sampleton"),
    });
    const { said, left } = await initSample({}, directory);
    expect(readdirSync(join(directory, "products"))).toEqual(["fresh-saver.yaml"]);
    const { site, pages = {} } = loadContent(directory).content ?? {};
    expect(site?.drawings).toEqual([{ for: "about", file: "roots.svg" }]);
    expect(readdirSync(join(directory, "pictures"))).toEqual(["roots.svg", "tree.svg"]);
    const { roadmap } = pageOf(pages, "products") ?? {};
    expect([roadmap?.drawings, roadmap?.text]).toEqual([undefined, expect.stringMatching("pots")]);
    expect(said).toContain("The drawings along the roadmap go.");
    // A test that somebody has run since stays with the claim that it bears.
    const { updated, tests, conformance } = pageOf(pages, "accessibility") ?? {};
    expect(tests?.records.map(({ what }) => what)).toEqual(["Keyboard"]);
    expect([updated, conformance?.status]).toEqual([today, "partial"]);
    expect(said).toContain("8 tests of the sample's pages go.");
    // Words that the check counts as the sample's are not named one by one besides.
    expect(left).toEqual([expect.stringMatching(/home\.yaml:5$/)]);
  });

  it("stay in a record of which each test is somebody's own", async () => {
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

  it("end a leap day's year on the day before, and go with their page", async () => {
    const directory = sampleCopy();
    const options = { given: { ...given, without: ["accessibility"] }, force: true };
    const { said } = await init(directory, { ...options, today: "2028-02-29" });
    expect(fileIn(directory, "site.yaml")).toContain("expires: 2029-02-28");
    expect(said.join()).not.toMatch(/tests of the sample/);
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
    expect(fileIn(directory, "pages/products.yaml")).not.toMatch(/^waitlist:|placeholder/m);
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
          .replaceAll("- page: firma", "- {page: firma, text: Über uns}")
          .replace("- page: contact", "- {page: contact, text: Kontakt}"),
    });
    for (const language of ["ar", "dv"]) {
      await init(directory, { given: { language }, today });
      expect(fileIn(directory, "site.yaml")).toContain("- {page: firma, text: Über uns}");
      expect(fileIn(directory, "site.yaml")).not.toContain("Kontakt");
    }
  });
});

it("where somebody changes a file while questions are open, nothing is written", async () => {
  const directory = sampleCopy();
  const asker: Asker = {
    async ask(question) {
      if (!question.includes("Go on?")) return "";
      appendFileSync(join(directory, "site.yaml"), "# mine\n");
      return "y";
    },
    say: () => undefined,
    close: () => undefined,
  };
  const before = textsIn(directory);
  await expect(init(directory, { given, asker, today })).rejects.toThrow(
    /site\.yaml was changed by somebody else meanwhile/,
  );
  const mine = (file: string, text: string) => (file === "site.yaml" ? `${text}# mine\n` : text);
  expect(textsIn(directory)).toEqual(before.map(([file, text]) => [file, mine(file, text)]));
});

it("where a file is not in UTF-8, nothing is written", async () => {
  const directory = sampleCopy({ "pages/home.yaml": Buffer.from([0x61, 0xff]) });
  const before = textsIn(directory);
  await expect(initSample({}, directory)).rejects.toThrow(/home\.yaml: The file is not in UTF-8/);
  expect(textsIn(directory)).toEqual(before);
});

it("a run that was cut short can be repeated", async () => {
  const answers = { language: "te", without: ["about"], colour: "navy" };
  const { directory } = await initSample(answers);
  const whole = textsIn(directory);
  expect(errorsIn(directory, { today })).toEqual([]);
  // The site's own file is the last to be written, and what it names goes after it.
  writeFileSync(join(directory, "site.yaml"), fileIn(sampleCopy(), "site.yaml"));
  cpSync(join(sampleCopy(), "pictures"), join(directory, "pictures"), { recursive: true });
  await initSample(answers, directory);
  expect(textsIn(directory)).toEqual(whole);
});
