import { expect, it, vi } from "vitest";
import { temporaryContent } from "../check/testing/temporary-content.ts";
import { runContent } from "./testing/run-content.ts";

const { loaded } = vi.hoisted(() => ({ loaded: vi.fn() }));
vi.mock("hunspell-wasm", async (original) => {
  loaded();
  return original();
});

/** What the check says of a site with two misspelled words. */
async function check(flags: readonly string[], site = "", mark = "") {
  const directory = temporaryContent({
    "site.yaml": (text) => text + site,
    "products/first.yaml": (text) =>
      text.replace(/tagline: .*/, `${mark}tagline: We recieve teh boxes`),
  });
  const args = ["check", "--content", directory, "--format", "compact", ...flags];
  const { status, stdout, stderr } = await runContent(args);
  return { status, stderr, lines: stdout.replaceAll(`${directory}/`, "").trimEnd().split("\n") };
}

const clean = { status: 0, stderr: "", lines: ["11 content files checked: nothing to mend."] };

// First of all, as what is loaded once stays.
it("the usual check loads no dictionary, and minds no comment about spelling", async () => {
  const mark = "# content-ignore spelling -- It is meant.\n";
  expect(await check([])).toEqual(clean);
  expect(await check([], "rules:\n  spelling: info\n", mark)).toEqual(clean);
  expect(loaded).not.toHaveBeenCalled();
});

it("--spelling tells of each word where it stands, with the word to write, and stops nothing", async () => {
  const { status, lines } = await check(["--spelling", "--publish"]);
  expect(status).toBe(0);
  expect(lines).toEqual([
    expect.stringMatching(
      /^products\/first\.yaml:\d+:13: warning spelling: "recieve" .* Write `receive`[;,]/,
    ),
    expect.stringMatching(
      /^products\/first\.yaml:\d+:21: warning spelling: "teh" .* Write `the`[;,]/,
    ),
  ]);
  expect(loaded).toHaveBeenCalledOnce();
});

it.each([
  ["the firm's own words", "vocabulary: [Recieve, teh]\n", ""],
  ["the weight of the rule", "rules:\n  spelling: off\n", ""],
  ["a comment", "", "# content-ignore spelling -- It is meant.\n"],
])("%s silence it", async (_, site, mark) => {
  expect(await check(["--spelling"], site, mark)).toEqual(clean);
});
