import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { checkContent } from "../check/check.ts";
import { cpuTime } from "../check/testing/cpu-time.ts";
import { exampleDay } from "../check/testing/example-content.ts";
import type { FixtureEdits } from "../check/testing/fixture.ts";
import { temporaryContent } from "../check/testing/temporary-content.ts";
import { ContentError, readCheckedContent } from "./checked-content.ts";

const first = "products/first.yaml";
const bytes = (...values: number[]) => Uint8Array.from(values);
const bomb = Array.from({ length: 9 }, (_, index) =>
  index === 0
    ? "a0: &a0 [x, x, x, x, x, x, x, x, x]"
    : `a${index}: &a${index} [${Array(9)
        .fill(`*a${index - 1}`)
        .join(", ")}]`,
).join("\n");

/** What is done to a sound folder, by the files' texts or by hand, and what is said of it. */
const folders: [
  title: string,
  edits: FixtureEdits,
  message: RegExp,
  byHand?: (directory: string) => void,
][] = [
  ["an empty file", { [first]: "" }, /is empty/],
  ["an alias bomb", { [first]: bomb }, /repeat too many/],
  ["deep nesting", { [first]: "[".repeat(100_000) }, /64 levels/],
  [
    "an unknown tag",
    { [first]: (text) => text.replace("words", "!!js/function x") },
    /tag `!!js\/function`/,
  ],
  ["__proto__", { [first]: (text) => `__proto__:\n  progress: 1\n${text}` }, /__proto__/],
  ["a NUL", { [first]: (text) => text.replace("words", "wo\0rds") }, /U\+0000/],
  ["a byte order mark", { [first]: (text) => `\uFEFF${text}` }, /byte order mark/],
  ["tabs", { [first]: (text) => text.replace("  - words", "\t- words") }, /tab/],
  ["UTF-16", { [first]: bytes(0xff, 0xfe, 0x61, 0) }, /UTF-16/],
  ["bytes that are no UTF-8", { [first]: bytes(0x61, 0x3a, 0x20, 0xe9, 0x0a) }, /not in UTF-8/],
  ["ten megabytes", { [first]: "a: b\n".repeat(2_000_000) }, /larger than 1 MB/],
  [
    "a folder for a file",
    { [first]: null },
    /folder stands where a file|reads this folder/,
    (directory) => mkdirSync(join(directory, first)),
  ],
  [
    "a link for a file",
    { [first]: null },
    /link/,
    (directory) => symlinkSync("/etc/hostname", join(directory, first)),
  ],
  [
    "a link for a folder",
    { products: null },
    /link/,
    (directory) => symlinkSync("/etc", join(directory, "products")),
  ],
  [
    "a link in a circle",
    { [first]: null },
    /link/,
    (directory) => symlinkSync("first.yaml", join(directory, first)),
  ],
  ["no products", { products: null }, /missing/],
  ["no page", { "pages/home.yaml": null }, /missing/],
  ["no folder", {}, /missing/, (directory) => rmSync(directory, { recursive: true })],
];

describe("a hostile folder ends in words, in time, and the build refuses it with the same", () => {
  it.each(folders)("%s", (_, edits, message, byHand) => {
    const directory = temporaryContent(edits);
    byHand?.(directory);
    let diagnostics: ReturnType<typeof checkContent>["diagnostics"] = [];
    const time = cpuTime(() => {
      diagnostics = checkContent({ directory }).diagnostics;
    });
    expect(time).toBeLessThan(1000);
    expect(diagnostics.some((one) => message.test(one.message) && one.severity === "error")).toBe(
      true,
    );

    const before = process.env["CONTENT_DIR"];
    onTestFinished(() => {
      if (before === undefined) delete process.env["CONTENT_DIR"];
      else process.env["CONTENT_DIR"] = before;
    });
    process.env["CONTENT_DIR"] = directory;
    expect(readCheckedContent).toThrow(ContentError);
    expect(readCheckedContent).toThrow(diagnostics[0]?.message);
  });
});

describe("a text of two hundred thousand letters costs no rule a second", () => {
  // What a rule costs the first time is mostly the compiling of its patterns.
  beforeAll(() => void checkContent({ directory: "content", today: exampleDay }));

  it.each([
    ["the "],
    ["a  "],
    ["a\t"],
    ["{"],
    ["{a"],
    ["[your "],
    ["A"],
    ["AB "],
    ["AB-"],
    ["→"],
    ["->"],
    ["--"],
    ["=>>"],
    ["”"],
    ['\\"'],
    ["«"],
    ["😀"],
    ["👩\u200D"],
    ["\u200C"],
    ["\u202E"],
    ["а"],
    ["aа"],
    ["aа "],
    ["a."],
    ["a.b-"],
    ["example."],
    ["x.example "],
    ["#1 "],
    ["No. "],
    ["100% "],
    ["guaranteed "],
    ["no guaranteed "],
    ["lorem ipsum "],
    ["never "],
    ["the world's most "],
    ["whitelist "],
    ["master/"],
    ["in order "],
    ["word. "],
    ["..."],
    ["… "],
    ["under 13 "],
    ["we sell "],
    ["Google "],
    ["not collect personal data, or "],
    ["\\n"],
    [" \\n"],
    ["\\u0020"],
    ["0"],
    ["http://"],
    ["https://a.example/"],
    ["e\u0301"],
    ["क्"],
    ["a’"],
    ["''"],
    ["(0)"],
    ["+9 "],
  ])("%j over and over", (unit) => {
    const long = unit.repeat(Math.floor(200_000 / unit.length));
    const text = `"a ${long} z"`;
    const directory = temporaryContent({
      [first]: (file) =>
        file.replace("tagline: words", `tagline: ${text}`).replace("name: words", `name: ${text}`),
      "pages/privacy.yaml": (file) =>
        file.replace(
          "intro: words",
          `intro: We collect no personal data. ${JSON.stringify(long)
            .slice(1, -1)
            .replaceAll(/[#:]\s|\\/g, " ")}`,
        ),
    });
    const time = cpuTime(() => void checkContent({ directory, today: exampleDay }));
    expect(time).toBeLessThan(1000);
  });
});
