import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkContent } from "../../check/check.ts";
import { loadContent } from "../../check/read/load.ts";
import { packTags } from "../../check/read/packs/language-pack.ts";
import { version } from "../../check/read/version.ts";
import { sampleCopy, temporaryContent } from "../../check/testing/temporary-content.ts";
import { errorsIn, fileIn, textsIn } from "../testing/content-folder.ts";
import { init } from "./init.ts";

const given = {
  name: "Kiln & Co",
  tagline: "Pots for every day",
  description: "We throw pots. Then we fire them.",
  origin: "https://www.kiln.dev",
  email: "post@kiln.dev",
  phones: ["Shop: +49 30 7654321"],
  address: ["Hauptstraße 1", "12345 Berlin", "Germany"],
};

/** Makes a site of a content folder without asking, with more values or other ones. */
const make = (directory: string, more = {}) =>
  init(directory, { given: { ...given, ...more }, force: true });

it("the starter is a sound site on which everything is still to be written", () => {
  const { content, diagnostics } = checkContent({ directory: "starter" });
  expect(content?.site.sample).toBe(true);
  expect(new Set(diagnostics.map(({ rule }) => rule))).toEqual(new Set(["placeholder"]));
});

it.each(packTags())(
  "a new site holds the answers and nothing of the sample: %s",
  async (language) => {
    const directory = sampleCopy();
    await make(directory, { language, place: "52.52, 13.405" });
    expect(errorsIn(directory)).toEqual([]);
    const { site } = loadContent(directory).content ?? {};
    expect(site).toMatchObject({
      ...{ sample: false, faircopy: version, language, origin: given.origin },
      company: { name: given.name, tagline: given.tagline, description: given.description },
      contact: {
        ...{ email: given.email, supportEmail: given.email, address: given.address },
        phones: [{ label: "Shop", number: "+49307654321", display: "+49 30 7654321" }],
        place: { latitude: 52.52, longitude: 13.405 },
      },
    });
    expect(textsIn(directory).join()).not.toMatch(/banyan/i);
    expect(readdirSync(join(directory, "pictures"))).toEqual([]);
  },
);

it("a logo is taken from the pictures of the sample that it replaces", async () => {
  const directory = sampleCopy();
  await make(directory, { logo: join(directory, "pictures/tree.svg") });
  expect(readdirSync(join(directory, "pictures"))).toEqual(["tree.svg"]);
  expect(loadContent(directory).content?.site.company.logo).toEqual({ file: "tree.svg" });
});

it("a run that was cut short can be repeated", async () => {
  const directory = sampleCopy();
  await make(directory);
  const whole = textsIn(directory);
  // Until the site's own file is written, the site counts as a sample.
  writeFileSync(join(directory, "site.yaml"), fileIn(sampleCopy(), "site.yaml"));
  rmSync(join(directory, "pages/home.yaml"));
  await make(directory);
  expect(textsIn(directory)).toEqual(whole);
});

it("nothing is written where a file has mistakes or is not in UTF-8", async () => {
  const directory = temporaryContent({ "site.yaml": Buffer.from([0x61, 0xff]) });
  const before = textsIn(directory);
  await expect(make(directory)).rejects.toThrow(/^The content has mistakes/);
  expect(textsIn(directory)).toEqual(before);
});
