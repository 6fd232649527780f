import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryContent } from "../../src/check/testing/temporary-content.ts";
import { stampPrivacy } from "./stamp-privacy.ts";
import { errorsIn, fileIn } from "./testing/content-folder.ts";
import { preparedAsker } from "./testing/prepared-asker.ts";

const today = "2027-03-09";
const policy = "pages/privacy.yaml";
const read = (directory: string) => fileIn(directory, policy);
/** Dated, with a comment, and never stamped. */
const noted = (text: string) =>
  `# Policy.\n${text
    .replace(/updated:.*/, "updated: 2025-09-03 # a Wednesday")
    .replace(/fingerprint:.*\n/, "")}`;
const unstamped = () => temporaryContent({ [policy]: noted });

/** A copy of a policy that was stamped once, with its introduction written anew. */
async function stampedWith(intro: string): Promise<string> {
  const directory = unstamped();
  await stampPrivacy(directory, { date: "2025-10-01", today });
  return temporaryContent({ [policy]: read(directory).replace(/intro: (.*)/, intro) });
}

describe("dating the policy", () => {
  it("writes date and fingerprint, and leaves every other byte", async () => {
    const directory = unstamped();
    const before = read(directory);
    const stamped = { path: join(directory, policy), updated: today };
    expect(await stampPrivacy(directory, { date: today, today })).toEqual(stamped);
    const after = read(directory);
    expect(after).toContain(`updated: ${today} # a Wednesday\nfingerprint: sha256-`);
    expect(after.replace(/fingerprint:.*\n/, "").replace(today, "2025-09-03")).toBe(before);
    expect(errorsIn(directory, { today })).toEqual([]);
  });

  it("goes on from an earlier date once the text has changed", async () => {
    const directory = await stampedWith("intro: Other words # new");
    await stampPrivacy(directory, { date: "2026-01-01", today });
    expect(read(directory)).toMatch(/updated: 2026-01-01 # a Wednesday\nfingerprint: sha256-/);
    expect(read(directory).match(/fingerprint/g)).toHaveLength(1);
  });

  it("repairs a date or fingerprint that was spoilt by hand", async () => {
    const directory = temporaryContent({
      [policy]: (text) => `${noted(text).replace("2025-09-03", "soon")}fingerprint: none\n`,
    });
    await stampPrivacy(directory, { date: today, today });
    expect(errorsIn(directory, { today })).toEqual([]);
  });

  it.each([
    "",
    "# Ours says nothing more.",
    "# Ours says nothing more.\r\n",
    "heading: Data\n",
    "{}\n",
  ])("writes both where the language pack has the words: %j", async (text) => {
    const directory = temporaryContent({ [policy]: text });
    await stampPrivacy(directory, { date: today, today });
    expect(read(directory)).toMatch(/^updated: 2027-03-09\r?\nfingerprint: sha256-.*\r?\n/m);
    expect(errorsIn(directory, { today })).toEqual([]);
    await expect(stampPrivacy(directory, { date: today, today })).rejects.toThrow(/its date stays/);
  });

  it("takes today where no day is named and nobody can be asked", async () => {
    const directory = unstamped();
    expect(await stampPrivacy(directory, { today })).toMatchObject({ updated: today });
    const later = temporaryContent({
      [policy]: (text) => noted(text).replace("2025-09-03", "2028-01-01"),
    });
    await expect(stampPrivacy(later, { today })).rejects.toThrow(/--date: .*later date already/);
  });

  it("asks for the day, and takes today on Enter", async () => {
    const directory = unstamped();
    const asker = preparedAsker("2027-03-10", "2025-02-29", "2025-01-01", "");
    await stampPrivacy(directory, { today, asker });
    expect(read(directory)).toContain(`updated: ${today} #`);
    const heard = asker.heard.join("\n");
    expect(heard).toContain("That day is in the future. Write 2027-03-09 or an earlier day.");
    expect(heard).toContain("There is no day 2025-02-29.");
    expect(heard).toContain("The policy has a later date already. Write 2025-09-03 or a later");
  });
});

describe("dating the policy is refused", () => {
  async function refuses(directory: string, date: string | undefined, message: RegExp) {
    const before = read(directory);
    await expect(stampPrivacy(directory, { date, today })).rejects.toThrow(message);
    expect(read(directory)).toBe(before);
  }

  it.each(["intro: $1", "intro: >-\n  $1"])(
    "while its text is the one dated: %j",
    async (intro) => {
      await refuses(await stampedWith(intro), today, /is the one of 2025-10-01, so its date stays/);
    },
  );

  it.each([
    ["2027-03-10", /in the future. Write 2027-03-09 or an earlier day/],
    ["2025-09-02", /later date already/],
    ["2026-02-30", /--date: There is no day 2026-02-30\./],
    ["tomorrow", /--date: .* Write a date as YYYY-MM-DD/],
    ["", /--date: `updated` is empty/],
  ])("for the date %j", async (date, message) => {
    await refuses(unstamped(), date, message);
  });

  it.each([
    ["an unknown key", (text: string) => text.replace("heading:", "haeding:")],
    ["no YAML", (text: string) => `${text}a: [\n`],
    ["a list", "- x\n"],
  ])("while the policy has other mistakes: %s", async (_, spoilt) => {
    const advice = /privacy\.yaml has mistakes; mend those that `npm run content:check` names/;
    await refuses(temporaryContent({ [policy]: spoilt }), today, advice);
  });

  it("where there is no policy", async () => {
    const directory = temporaryContent({ [policy]: null });
    await expect(stampPrivacy(directory, { date: today, today })).rejects.toThrow(/privacy\.yaml/);
  });
});
