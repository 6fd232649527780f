import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { isWhole } from "../../scripts/check/testing/whole.ts";
import { inlineWords } from "../../src/content/inline.ts";
import { routesOf } from "../../src/routes.ts";
import { contentIn } from "../support/content.ts";
import { testOfWriting } from "../support/product/writing.ts";
import { inProject } from "../support/project.ts";
import { expect } from "../support/test.ts";

const firms = isWhole
  ? ["sample", "english", "german", "hindi", "kilns", "telugu", "hebrew", "polish", "arabic"]
  : ["kilns"];

for (const firm of firms) {
  const folder = inProject("e2e/firms", firm);
  const test = testOfWriting(`e2e/firms/${firm}`);

  test(`elements name the places of their own words: ${firm}`, async ({ page }) => {
    let places = 0;
    for (const { path, isMissing } of routesOf(contentIn(folder).pages)) {
      if (isMissing) continue;
      await page.goto(path);
      const found = await page.locator("[data-words]").evaluateAll((elements) =>
        elements.map((element) => ({
          of: (element as HTMLElement).dataset["words"]?.split(" ") ?? [],
          shown: element.textContent ?? "",
        })),
      );
      for (const { of, shown } of found)
        for (const place of of) {
          const words = written(folder, place);
          // What is filled in is not in the file.
          if (/\{[a-z]+\}/.test(words)) continue;
          const [onPage, inFile] = [plain(shown), plain(inlineWords(words).words)];
          // An element may show the first part of a text, such as the lead of the roadmap.
          expect(onPage.includes(inFile) || inFile.startsWith(onPage), `${place}: ${onPage}`).toBe(
            true,
          );
          expect(onPage, place).not.toBe("");
          places += 1;
        }
    }
    expect(places).toBeGreaterThan(20);
  });
}

/** The words of a place in the files of a firm. */
function written(folder: string, place: string): string {
  const [key = "", pointer = ""] = place.split("#");
  const value: unknown = parse(readFileSync(join(folder, `${key}.yaml`), "utf8"));
  const found = pointer
    .split("/")
    .slice(1)
    .reduce((inner, step) => Object(inner)[step], value);
  expect(typeof found, place).toBe("string");
  return String(found);
}

/** A text without spaces and signs that keep words in one line, which the build adds. */
function plain(text: string): string {
  return text.replaceAll("\u2011", "-").replaceAll(/[\s\u2060]/g, "");
}
