import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, vi } from "vitest";
import { createPage } from "../../src/engine/edit/page-files.ts";
import { todo } from "../../src/panel/answers/todo.ts";
import type { Finding } from "../../src/panel/protocol/editable-text.ts";
import { checkContent, loadContent } from "../disk/check-content.ts";
import { contentDirectory } from "../disk/content-directory.ts";
import { init } from "../edit/init.ts";
import { servedFirm, temporaryFolder } from "../testing/temporary-content.ts";
import { someDaily } from "../testing/whole.ts";
import { diskWorkspace } from "./disk-workspace.ts";

it("lists what a new site lacks in the order of a person, each with its page", async () => {
  const folder = join(temporaryFolder(), "site");
  await init(folder, { given: { name: "Kiln", language: "fr" } });
  vi.stubEnv("CONTENT_DIR", join(folder, "content"));
  const { steps, isFinished } = todo(diskWorkspace, "en");
  expect(steps.map(({ name, path, left }) => [name, path, left > 0])).toEqual([
    ["name", "/", true],
    ["first", "/", true],
    ["contact", "/contact", true],
    ["others", undefined, false],
    ["legal", "/confidentialite", false],
    ["address", undefined, true],
  ]);
  const places = steps.flatMap(({ texts }) => texts.map(({ text, path }) => [text.place, path]));
  expect(places).toContainEqual(["site#/company/tagline", "/"]);
  expect(places).toContainEqual(["pages/contact#/heading", "/contact"]);
  expect(places).toContainEqual(["site#/sample", "/"]);
  expect(isFinished).toBe(false);
});

it("legal pages are not done before there is an imprint, where the law of the country asks for one", async () => {
  const content = join(temporaryFolder(), "site", "content");
  await init(dirname(content), { given: { name: "Kiln", language: "fr" } });
  vi.stubEnv("CONTENT_DIR", content);
  const legal = () => todo(diskWorkspace, "en").steps.find(({ name }) => name === "legal");
  const ofLaw = () => legal()?.findings.map(({ rule }) => rule);
  expect([legal()?.left, legal()?.found, ofLaw()]).toEqual([0, 1, ["imprint"]]);
  const loaded = loadContent(content);
  const texts = createPage(loaded, "imprint", "Qui répond du site", ["footer"]);
  for (const [file, text] of texts) writeFileSync(file, `${text}`);
  expect([...texts.values()][1]).toMatch(
    /page: accessibilite\n {6}- text: Qui répond du site\n {8}page: qui-repond-du-site\n/,
  );
  expect(ofLaw()).toEqual([]);
  const place = "pages/qui-repond-du-site#/sections/0/facts/0/value";
  const asked = legal()?.texts.find(({ text }) => text.place === place);
  expect(asked).toMatchObject({ title: "Qui répond du site", text: { label: "Nom" } });
  expect(asked?.text.comment).toMatch(/^Name of the firm with its legal form/);
  const site = join(content, "site.yaml");
  writeFileSync(site, readFileSync(site, "utf8").replace("language: fr", "language: fr-CA"));
  rmSync(`${[...texts.keys()][0]}`);
  expect(ofLaw()).toEqual([]);
});

it("lists what a translation lacks at its own texts, counts each, and says what can wait", () => {
  servedFirm("german", {
    "site.yaml": (text) =>
      text.replace(
        /^ {4}- Deutschland$/m,
        "$&\n  exceptions:\n    - from: 2027-12-24\n      until: 2027-12-31\n      text: Betriebsferien",
      ),
  });
  const stepOfLanguages = () =>
    todo(diskWorkspace, "en").steps.find(({ name }) => name === "languages");
  expect(stepOfLanguages()).toMatchObject({
    left: 2,
    findings: [],
    texts: ["fr", "it"].map((tag) => {
      const place = `languages/${tag}/site#/contact/exceptions/0/text`;
      return { text: { place, isGap: true, findings: [{ rule: "translation-missing" }] } };
    }),
    waiting: [],
  });
});

it("counts what is to look at, such as a translation whose source has changed, where nothing is missing", () => {
  servedFirm("german", {
    "pages/preise.yaml": (text) => text.replace(/^heading: .*$/m, "heading: Was es kostet"),
  });
  const { steps, isFinished } = todo(diskWorkspace, "en");
  const toLookAt = steps.filter(({ found }) => found > 0);
  expect([isFinished, toLookAt]).toMatchObject([true, [{ name: "languages", left: 0 }]]);
  const rules = toLookAt.flatMap(({ texts }) => texts.flatMap(({ text }) => text.findings));
  expect(new Set(rules.map(({ rule }) => rule))).toEqual(new Set(["translation-stale"]));
});

/** A word twice in each page, and a key that no page has. */
const spoilt = (firm: string) =>
  Object.fromEntries(
    readdirSync(`e2e/firms/${firm}/pages`).map((file) => [
      `pages/${file}`,
      (text: string) =>
        `${text.replace(/^(title|heading): (?=[^"'])/gm, "$1: Two  words of ")}colour: x\n`,
    ]),
  );

it.each(someDaily(readdirSync("e2e/firms"), 11))("lists what the check finds: %s", (firm) => {
  for (const edits of [{}, spoilt(firm)]) {
    servedFirm(firm, edits);
    const { diagnostics } = checkContent({ directory: contentDirectory(), publish: true });
    const { steps, isFinished } = todo(diskWorkspace, "en");
    const listed = steps.flatMap(({ texts, findings }) => [
      ...texts.flatMap(({ text }) => [...text.findings, ...(text.about ?? [])]),
      ...findings,
    ]);
    const linesOf = (found: readonly Finding[]) =>
      new Set(found.map(({ severity, rule, message }) => `${severity} ${rule} ${message}`));
    expect(linesOf(listed)).toEqual(linesOf(diagnostics));
    const hasErrors = diagnostics.some(({ severity }) => severity === "error");
    expect([isFinished, steps.some(({ left }) => left > 0)]).toEqual([!hasErrors, hasErrors]);
    const isFound = diagnostics.some(({ severity }) => severity === "warning");
    expect(steps.some(({ found }) => found > 0)).toBe(isFound);
  }
});

it("counts a file that cannot be read in its own step, and knows nothing of the others without site.yaml", () => {
  const steps = {
    ...{ "pages/home": "first", "pages/kontakt": "contact" },
    ...{ "languages/fr/pages/home": "languages", site: "name" },
  };
  for (const [key, step] of Object.entries(steps)) {
    servedFirm("german", { [`${key}.yaml`]: (text) => `${text}\n"oops: [` });
    const found = todo(diskWorkspace, "en").steps.filter(({ left }) => left > 0);
    const isKnown = key !== "site";
    expect(found, key).toMatchObject([{ name: step, left: 1, isKnown }]);
  }
});
