import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryContent } from "../../src/check/testing/temporary-content.ts";
import { stampPrivacy } from "./stamp-privacy.ts";
import { errorsIn, fileIn } from "./testing/content-folder.ts";
import { preparedAsker } from "./testing/prepared-asker.ts";

const today = "2027-03-09";
const read = (directory: string) => fileIn(directory, "pages/privacy.yaml");
/** Dated, with a comment, and never stamped. */
const noted = (text: string) =>
  `# Policy.\n${text
    .replace(/updated:.*/, "updated: 2025-09-03 # a Wednesday")
    .replace(/fingerprint:.*\n/, "")}`;
const changed = (directory: string) =>
  temporaryContent({
    "pages/privacy.yaml": read(directory).replace(/intro: .*/, "intro: Other words # new"),
  });

async function stamped(): Promise<string> {
  const directory = temporaryContent({ "pages/privacy.yaml": noted });
  await stampPrivacy(directory, { date: "2025-10-01", today });
  return directory;
}

describe("dating the policy", () => {
  it("writes date and fingerprint, and leaves every other byte", async () => {
    const directory = temporaryContent({ "pages/privacy.yaml": noted });
    const before = read(directory);
    expect(await stampPrivacy(directory, { date: today, today })).toEqual({
      path: join(directory, "pages/privacy.yaml"),
      updated: today,
    });
    const after = read(directory);
    expect(after).toContain(`updated: ${today} # a Wednesday\nfingerprint: sha256-`);
    expect(after.replace(/fingerprint:.*\n/, "").replace(today, "2025-09-03")).toBe(before);
    expect(errorsIn(directory, { today })).toEqual([]);
  });

  it("goes on from an earlier date once the text has changed", async () => {
    const directory = changed(await stamped());
    await stampPrivacy(directory, { date: "2026-01-01", today });
    expect(read(directory)).toMatch(/updated: 2026-01-01 # a Wednesday\nfingerprint: sha256-/);
    expect(read(directory).match(/fingerprint/g)).toHaveLength(1);
  });

  it("repairs a date or fingerprint that was spoilt by hand", async () => {
    const directory = temporaryContent({
      "pages/privacy.yaml": (text) =>
        `${noted(text).replace("2025-09-03", "soon")}fingerprint: none\n`,
    });
    await stampPrivacy(directory, { date: today, today });
    expect(errorsIn(directory, { today })).toEqual([]);
  });

  it("asks for the day, and takes today on Enter", async () => {
    const directory = temporaryContent({ "pages/privacy.yaml": noted });
    const asker = preparedAsker("2027-03-10", "2025-02-29", "2025-01-01", "");
    await stampPrivacy(directory, { today, asker });
    expect(read(directory)).toContain(`updated: ${today} #`);
    const heard = asker.heard.join("\n");
    expect(heard).toContain("That day is in the future. Write 2027-03-09 or an earlier day.");
    expect(heard).toContain("Write a date as YYYY-MM-DD");
    expect(heard).toContain("The policy has a later date already. Write 2025-09-03 or a later");
  });
});

describe("dating the policy is refused", () => {
  async function refuses(directory: string, date: string | undefined, message: RegExp) {
    const before = read(directory);
    await expect(stampPrivacy(directory, { date, today })).rejects.toThrow(message);
    expect(read(directory)).toBe(before);
  }

  it("while its text is the one that was dated, wrapped anew or not", async () => {
    const directory = await stamped();
    await refuses(directory, today, /text is the one of 2025-10-01, so its date stays/);
    const wrapped = temporaryContent({
      "pages/privacy.yaml": read(directory).replace(/intro: (.*)/, "intro: >-\n  $1"),
    });
    await refuses(wrapped, today, /its date stays/);
  });

  it.each([
    ["2027-03-10", /in the future. Write 2027-03-09 or an earlier day/],
    ["2025-09-02", /later date already/],
    ["2026-02-30", /--date: .* Write a date as YYYY-MM-DD/],
    ["tomorrow", /--date: .* Write a date as YYYY-MM-DD/],
    ["", /--date: `updated` is empty/],
    [undefined, /--date is missing/],
  ])("for the date %j", async (date, message) => {
    await refuses(temporaryContent({ "pages/privacy.yaml": noted }), date, message);
  });

  it("while the policy has other mistakes", async () => {
    for (const spoil of [
      (text: string) => text.replace("heading:", "haeding:"),
      (text: string) => `${text}a: [\n`,
      () => "- x\n",
      () => "",
    ])
      await refuses(
        temporaryContent({ "pages/privacy.yaml": spoil }),
        today,
        /privacy\.yaml has mistakes; mend those that `npm run content:check` names first/,
      );
  });

  it("where there is no policy", async () => {
    const directory = temporaryContent();
    rmSync(join(directory, "pages/privacy.yaml"));
    await expect(stampPrivacy(directory, { date: today, today })).rejects.toThrow(/privacy\.yaml/);
  });
});
