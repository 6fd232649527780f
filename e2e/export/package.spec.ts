import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packTags } from "../../scripts/check/read/packs/language-pack.ts";
import { isWhole } from "../../scripts/check/testing/whole.ts";
import { buildInTurn, contentsOf } from "../support/build.ts";
import { ownerOf, packed } from "../support/owner.ts";
import { inProject } from "../support/project.ts";
import { expect, plainTest as test } from "../support/test.ts";

const everyAnswer = [
  ...["--tagline", "Pots", "--description", "We throw pots. Then we fire them."],
  ...["--origin", "https://www.kiln.dev", "--email", "post@kiln.dev", "--place", "52.52, 13.405"],
  ...["--phone", "Shop: +49 30 7654321", "--address", "Hauptstr. 1", "--address", "12345 Berlin"],
  ...["--colour", "#4a90e2", "--second-colour", "gold", "--pages", "about,products"],
];

const ownSection = `
  - kind: opening-hours
    heading: "10–12"
    paragraphs: [Mondays]
`;
const ownWord = "site:\n  header:\n    menu: Our menu\n";

for (const language of isWhole ? packTags() : ["he"])
  for (const answers of isWhole ? [[], everyAnswer] : [everyAnswer])
    test(`whoever has only the package makes, checks, builds and tests a site in ${language}, with ${answers.length} answers more`, () => {
      test.setTimeout(600_000);
      const { folder, install, run } = ownerOf(packed());
      const begun = run("init", "--company", "Kiln", "--language", language, ...answers);
      expect(begun.status, begun.said).toBe(0);
      install();
      const before = contentsOf(join(folder, "content"));
      expect(run("init", "--email", "new@kiln.dev").said).toMatch(/^There is a site already/);
      expect(contentsOf(join(folder, "content"))).toEqual(before);
      const checked = run("check");
      expect([checked.status, checked.said]).toEqual([
        0,
        // The words of the answers are English.
        expect.stringMatching(/, by \d rules? \((other-language 1, )?placeholder \d+\)/),
      ]);
      expect(run("check", "--publish").status).toBe(1);
      const built = run("build");
      expect([built.status, built.said]).toEqual([0, "The site is in dist.\n"]);
      // What only this owner has: a kind of section, and a word of the language pack.
      expect(run("new", "section", "opening-hours").status).toBe(0);
      appendFileSync(join(folder, "content/pages/home.yaml"), ownSection);
      mkdirSync(join(folder, "languages"));
      writeFileSync(join(folder, `languages/${language}.yaml`), ownWord);
      const tested = run("test", ...(isWhole ? [] : ["-g", "no fault on home|export passes"]));
      expect(tested.status, tested.said).toBe(0);
      expect(tested.said).toMatch(
        isWhole ? /\n\d+ passed, 0 failed\n$/ : /\n3 passed, 0 failed\n$/,
      );
      const page = readFileSync(join(folder, "dist/index.html"), "utf8");
      for (const words of ["Mondays", "Our menu"]) expect(page).toContain(words);
      const kept = [".github", ".gitignore", "README.md", "content", "dist", "languages"];
      expect(readdirSync(folder).sort()).toEqual(
        kept.concat(["node_modules", "package.json", "sections", "test-results"]),
      );
    });

test("the package is small, and builds the same bytes as this project", async () => {
  const tarball = packed();
  expect(statSync(tarball).size).toBeLessThan(2_000_000);
  const { folder, run } = ownerOf(tarball);
  const content = inProject("e2e/firms/sample");
  const here = mkdtempSync(join(tmpdir(), "here-"));
  await buildInTurn(here, { CONTENT_DIR: content });
  cpSync(content, join(folder, "content"), { recursive: true });
  const built = run("build");
  expect(built.status, built.said).toBe(0);
  expect(contentsOf(join(folder, "dist"))).toEqual(contentsOf(here));
});
