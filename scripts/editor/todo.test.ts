import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { servedFirm, temporaryFolder } from "../check/testing/temporary-content.ts";
import { init } from "../edit/init.ts";
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
    ["legal", "/privacy", false],
    ["address", undefined, true],
  ]);
  const places = steps.flatMap(({ texts }) => texts.map(({ text, path }) => [text.place, path]));
  expect(places).toContainEqual(["site#/company/tagline", "/"]);
  expect(places).toContainEqual(["pages/contact#/heading", "/contact"]);
  expect(places).toContainEqual(["site#/sample", "/"]);
  expect(isFinished).toBe(false);
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
