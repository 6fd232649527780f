import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it, vi } from "vitest";
import { init } from "../edit/init.ts";
import { createPage } from "../edit/page-files.ts";
import { servedFirm, temporaryFolder } from "../testing/temporary-content.ts";
import { todo } from "./todo.ts";

it("lists what a new site lacks in the order of a person, each with its page", async () => {
  const folder = join(temporaryFolder(), "site");
  await init(folder, { given: { name: "Kiln", language: "fr" } });
  vi.stubEnv("CONTENT_DIR", join(folder, "content"));
  const { steps, isFinished } = todo();
  expect(steps.map(({ name, path, left }) => [name, path, left > 0])).toEqual([
    ["name", "/", true],
    ["first", "/", true],
    ["contact", "/contact", true],
    ["others", undefined, false],
    ["legal", "/privacy", true],
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
  const legal = () => todo().steps.find(({ name }) => name === "legal");
  expect(legal()).toMatchObject({ left: 1, lacksImprint: true });
  const changes = createPage(content, "imprint", "Qui répond du site", ["footer"]);
  for (const { file, text } of changes) writeFileSync(file, `${text}`);
  expect(changes.at(-1)?.text).toMatch(
    /page: accessibility\n {6}- text: Qui répond du site\n {8}page: qui-repond-du-site\n/,
  );
  expect(legal()?.lacksImprint).toBe(false);
  expect(legal()?.texts.map(({ text }) => text.place)).toContain(
    "pages/qui-repond-du-site#/sections/0/facts/0/value",
  );
  const site = join(content, "site.yaml");
  writeFileSync(site, readFileSync(site, "utf8").replace("language: fr", "language: fr-CA"));
  for (const { file } of changes.slice(0, 1)) rmSync(file);
  expect(legal()?.lacksImprint).toBe(false);
});

it("lists what a translation lacks at its own texts, counts each, and says what can wait", () => {
  servedFirm("german", {
    "site.yaml": (text) =>
      text.replace(
        /^ {4}- Deutschland$/m,
        "$&\n  exceptions:\n    - from: 2027-12-24\n      until: 2027-12-31\n      text: Betriebsferien",
      ),
  });
  const stepOfLanguages = () => todo().steps.find(({ name }) => name === "languages");
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
  const { steps, isFinished } = todo();
  const toLookAt = steps.filter(({ found }) => found > 0);
  expect([isFinished, toLookAt]).toMatchObject([true, [{ name: "languages", left: 0 }]]);
  const rules = toLookAt.flatMap(({ texts }) => texts.flatMap(({ text }) => text.findings));
  expect(new Set(rules.map(({ rule }) => rule))).toEqual(new Set(["translation-stale"]));
});

it("counts a file that cannot be read in its own step, and knows nothing of the others without site.yaml", () => {
  const steps = {
    ...{ "pages/home": "first", "pages/kontakt": "contact" },
    ...{ "languages/fr/pages/home": "languages", site: "name" },
  };
  for (const [key, step] of Object.entries(steps)) {
    servedFirm("german", { [`${key}.yaml`]: (text) => `${text}\n"oops: [` });
    const found = todo().steps.filter(({ left }) => left > 0);
    const isKnown = key !== "site";
    expect(found, key).toMatchObject([{ name: step, left: 1, isKnown }]);
  }
});
