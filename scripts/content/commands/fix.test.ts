import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { sentencesOf } from "../../check/testing/copy.ts";
import { exampleDay } from "../../check/testing/example-content.ts";
import { temporaryContent } from "../../check/testing/temporary-content.ts";
import { fixContent } from "./fix.ts";

/** What becomes of a product's file; nothing where it stays as it is. */
function fixed(text: string): string | undefined {
  const directory = temporaryContent({ "products/first.yaml": text });
  const { files } = fixContent({ directory, today: exampleDay });
  expect(files.length).toBeLessThan(2);
  const [file] = files;
  if (file === undefined) return undefined;
  expect(file.before).toBe(text);
  const texts = new Map([[file.file, file.after]]);
  expect(fixContent({ directory, today: exampleDay, texts }).files).toEqual([]);
  return file.after;
}

describe("safe fixes", () => {
  it.each([
    ["tagline: 'It''s  two'\n", "tagline: 'It''s two'\n"],
    ['tagline: "A \\"b\\"  c"\n', 'tagline: "A \\"b\\" c"\n'],
    ['tagline: "One "   # note\n', 'tagline: "One"   # note\n'],
    ["tagline: One\t two\n", "tagline: One two\n"],
    ["progress: 65\neta: q4 2027\n", "progress: 65\neta: Q4 2027\n"],
    ['eta: "Q4  2027" # soon\n', "eta: Q4 2027 # soon\n"],
    ["tagline: 012\n", 'tagline: "012"\n'],
    ["\uFEFFtagline: One  two\n", "tagline: One two\n"],
    ["\uFEFF# Words.\r\ntagline: One two\r\n", "# Words.\r\ntagline: One two\r\n"],
    ["\u200Btagline: One two\n", "tagline: One two\n"],
    ["tagline: |\n  One \n  two\n", "tagline: |\n  One\n  two\n"],
    ["bullets: [One  two,   Three]\n", "bullets: [One two,   Three]\n"],
    ['tagline: "One\\ \\ two"\n', 'tagline: "One two"\n'],
  ])("make of %j %j", (before, after) => {
    expect(fixed(before)).toBe(after);
  });

  it.each([
    ["a suppressed finding", "# content-ignore spaces -- As drawn.\ntagline: One  two\n"],
    ["what no rule finds", "tagline:   One two   # a  note\n"],
    ["words, dates and addresses", "tagline: TODO\neta: Q4 2025\n"],
    ["what may mean another quarter", "eta: Q4 27\n"],
    ["a number that another rule would refuse as text", "eta: 2.0\n"],
  ])("leave %s alone", (_, text) => {
    expect(fixed(text)).toBeUndefined();
  });

  it("leave files with syntax errors alone, and mend the others", () => {
    const directory = temporaryContent({
      "products/first.yaml": (text) => text.replace(/tagline:.*/, "tagline: One  two\ntagline: x"),
      "products/second.yaml": (text) => text.replace(/tagline:.*/, "tagline: One  two"),
    });
    const { files } = fixContent({ directory, today: exampleDay });
    expect(files.map(({ file }) => file)).toEqual([`${directory}/products/second.yaml`]);
  });
});

/** What looks like a slip, of each kind that rules look for, and is meant. */
const meant = `
Log in in seconds, from any till
The cat the the chef feeds
We go to Bora Bora, and we saw that that was right
Der Mann, der der Stadt hilft
पानी पानी
q4 2027 in a sentence stays
012 is no number here, 1e3 a thousand and 0x1F hex
Prix\u00A0: 5\u00A0€, 10\u202F000 customers, 5'10" tall
“Curly” and ‘single’, "straight" and 'single', «guillemets» and „Gänsefüßchen“
soft\u00ADhyphen\u00ADated, naïve, Straße, क्\u200Dष, من نحن, 👩\u200D🍳
… and more — and then it rained —
NEW: C# and F#, #1 in nothing, — 50 % off
Version 1.10, not 1.1
`;

it("leaves copy as editors write it, repeated words included", () => {
  const published = ["tuned-on", "held-back", "legal-tuned-on", "legal-held-back"];
  const good = published.flatMap(sentencesOf).filter(({ fault }) => fault === undefined);
  const bullets = [...meant.trim().split("\n"), ...good.map(({ words }) => words)];
  expect(bullets.length).toBeGreaterThan(900);
  expect(fixed(stringify({ bullets }, { lineWidth: 0 }))).toBeUndefined();
  expect(fixed(stringify({ bullets }, { lineWidth: 30 }))).toBeUndefined();
});
