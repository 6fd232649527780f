import fc from "fast-check";
import { expect, it } from "vitest";
import { randomDocument } from "../../../scripts/testing/random-document.ts";
import { stampedText } from "../../../scripts/testing/translated.ts";
import { runs } from "../../../scripts/testing/whole.ts";
import { casesIn, holdCases } from "../../testing/hold-cases.ts";
import type { YamlFile } from "../yaml/read-yaml.ts";
import { parseContent } from "./parse-content.ts";
import { isUpToDate, stampsIn, type Wanted } from "./stamps.ts";

function readText(text: string): YamlFile {
  const { file } = parseContent({ file: "x.yaml", text });
  if (file === undefined) throw new Error(text);
  return file;
}

/** The ids of all single values. */
function idsIn(value: unknown, path = ""): string[] {
  const inner = typeof value === "object" ? Object.entries(value ?? {}) : [];
  if (inner.length === 0) return [path.slice(1)];
  return inner.flatMap(([step, one]) => idsIn(one, `${path}\0${step}`));
}

const setStamp = (text: string, words: string | undefined) =>
  stampedText(text, new Map(idsIn(readText(text).value).map((id) => [id, words])));

holdCases(casesIn(import.meta.dirname, "stamps.test.yaml"), {
  stamps: (text) =>
    Object.fromEntries(
      [...stampsIn(readText(text))].map(([id, words]) => [id.replaceAll("\0", "."), words]),
    ),
  applyStamps: (text) => setStamp(text, "New words"),
  bare: (text) => setStamp(text, undefined),
  above: (text) => setStamp("a: x\n", text),
  lines: (text) => setStamp("a: x\n", text).split("\n").length - 2,
});

it.each([
  ["We sell *tills*.", "We sell tills.", true],
  ["See [us](/about).", "See [us](/firm).", true],
  ["See us.", "See  us.\n", true],
  ["See us.", "See them.", false],
])("a stamp of %j is fresh for the source %j: %s", (stamp, source, wanted) => {
  expect(isUpToDate(stamp, source)).toBe(wanted);
});

const words = fc.oneof(
  fc.string({ unit: "grapheme" }).map((text) => text.replaceAll(/[*[\]\\]/g, "")),
  fc
    .array(
      fc.constantFrom(
        "# source:",
        "- a",
        "b: c",
        "नमस्ते",
        "日本語".repeat(40),
        "[x](/y)",
        "\n",
        "ok",
      ),
    )
    .map((all) => all.join(" ")),
);

/** What is no stamp, line by line. */
const others = (text: string) =>
  text
    .split("\n")
    .filter((line) => !/^ *(?:# source:|# {9})/.test(line))
    .join("\n");

it("however often a file is stamped, its values and all other lines stay, and its stamps are read", () => {
  const edits = fc.array(
    fc.record({ which: fc.nat(), words: fc.option(words, { nil: undefined }) }),
    {
      minLength: 1,
    },
  );
  const property = fc.property(fc.nat().map(randomDocument), edits, (text, all) => {
    const { value } = readText(text);
    const ids = idsIn(value);
    const known = new Map<string, string | undefined>();
    let now = text;
    for (const { which, words } of all) {
      const wanted: Wanted = new Map([[ids[which % ids.length] ?? "", words]]);
      for (const [id, one] of wanted) known.set(id, one);
      now = stampedText(now, wanted);
      expect(stampedText(now, wanted)).toBe(now);
    }
    const after = readText(now);
    expect(after.value).toEqual(value);
    expect(others(now)).toBe(text);
    const stamps = stampsIn(after);
    for (const [id, one] of known)
      if (one !== undefined) expect(isUpToDate(stamps.get(id), one)).toBe(true);
    expect(setStamp(now, undefined)).toBe(text);
  });
  fc.assert(property, runs(10_000, 200));
});
