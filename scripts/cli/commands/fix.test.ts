import { expect, it } from "vitest";
import { stringify } from "yaml";
import { casesIn, holdCases } from "../../../src/testing/hold-cases.ts";
import { checkContent, fixContent } from "../../disk/check-content.ts";

import { fileIn } from "../../testing/cli/content-folder.ts";
import { sentencesOf } from "../../testing/copy.ts";
import { exampleDay } from "../../testing/fixture.ts";
import { temporaryContent } from "../../testing/temporary-content.ts";

const directory = temporaryContent();
const product = `${directory}/products/first.yaml`;

/** Content in which a file has another text. */
const contentWith = (file: string, text: string) => ({
  ...{ directory, today: exampleDay, texts: new Map([[file, text]]) },
});

/** What becomes of a product's file; nothing where it stays as it is. */
function fixText(text: string): string | undefined {
  const { files } = fixContent(contentWith(product, text));
  expect(files.length).toBeLessThan(2);
  const [file] = files;
  if (file === undefined) return undefined;
  expect(file.before).toBe(text);
  expect(fixContent(contentWith(product, file.text)).files).toEqual([]);
  return file.text;
}

/** What becomes of opening hours, each key on a line of its own. */
function fixHours(hours: string): string | undefined {
  const before = `contact:\n  hours:\n${hours.replaceAll(/^/gm, "    ")}\n`;
  const site = fileIn(directory, "site.yaml").replace("contact:\n", before);
  const { files } = fixContent(contentWith(`${directory}/site.yaml`, site));
  const [, fixed] = /^ {2}hours:\n((?: {4}.*\n)+)/m.exec(files[0]?.text ?? "") ?? [];
  return fixed?.replaceAll(/^ {4}/gm, "").trimEnd();
}

holdCases(casesIn(import.meta.dirname, "fix.test.yaml"), { fixed: fixText, fixedHours: fixHours });

it("promises no fix in a file with an unreadable value", () => {
  const spaces = "tagline: One  tool\n";
  const diagnosticsIn = (text: string) => {
    const { diagnostics } = checkContent(contentWith(product, text));
    return diagnostics.filter(({ rule }) => rule === "spaces").map(({ fix }) => fix !== undefined);
  };
  expect([diagnosticsIn(spaces), diagnosticsIn(`${spaces}link: {text: a, text: b}\n`)]).toEqual([
    [true],
    [false],
  ]);
});

it("leaves copy as editors write it, repeated words included", () => {
  const published = ["tuned-on", "held-back", "legal-tuned-on", "legal-held-back"];
  const good = published.flatMap(sentencesOf).filter(({ fault }) => fault === undefined);
  const bullets = good.map(({ words }) => words);
  expect(bullets.length).toBeGreaterThan(900);
  expect(fixText(stringify({ bullets }, { lineWidth: 30 }))).toBeUndefined();
});
