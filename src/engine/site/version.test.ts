import { describe, expect, it } from "vitest";
import { fixContent } from "../../../scripts/disk/check-content.ts";
import { version } from "../../../scripts/package.ts";
import { checkFiles, product, site } from "../../../scripts/testing/files/check-files.ts";
import { exampleDay, type FixtureEdits } from "../../../scripts/testing/fixture.ts";
import { temporaryContent } from "../../../scripts/testing/temporary-content.ts";

const [major = 0, minor = 0] = version.split(".").map(Number);

describe("content for a newer version", () => {
  const newer = `${major}.${minor + 1}.0`;
  const files = {
    ...product({ colour: "green", name: 12 }),
    "products/second.yaml": "name: 'open\n",
    "pages/about.yaml": "# content-ignore new-rule -- Why.\nlayout: newest\n",
    ...site({ faircopy: newer, fresh: { key: 1 }, "rules.new-rule": "off" }),
  };

  it.each([
    [{}],
    [{ paths: ["content/products/first.yaml"] }],
    [{ only: ["spaces"], publish: true }],
  ])("has that one finding, whatever is asked for: %j", (options) => {
    const { diagnostics, content, unmatched } = checkFiles(files, options);
    expect(diagnostics).toMatchObject([
      {
        rule: "version",
        severity: "error",
        message: `This content was written for faircopy ${newer}, and ${version} is installed.`,
        hint: expect.stringContaining("npm update faircopy"),
      },
    ]);
    expect(diagnostics[0]?.start.line).toBe(diagnostics[0]?.end.line);
    expect([content, unmatched]).toEqual([undefined, []]);
  });

  it("is left alone by `fix`", () => {
    const directory = temporaryContent(files, new Date(exampleDay));
    const { files: changed, left } = fixContent({ directory, today: exampleDay });
    expect(changed).toEqual([]);
    expect(left.map(({ rule }) => rule)).toEqual(["version"]);
  });
});

it("`fix` brings an older version up to date, and adds none", () => {
  const applyFix = (edits: FixtureEdits) => {
    const directory = temporaryContent(edits, new Date(exampleDay));
    return fixContent({ directory, today: exampleDay }).files;
  };
  const older = applyFix({ "site.yaml": (text) => `faircopy: '0.0.1' # ours\n${text}` });
  const [{ before = "", text = "" } = {}] = older;
  expect(text).toBe(before.replace("0.0.1", version));
  expect(applyFix({})).toEqual([]);
});
