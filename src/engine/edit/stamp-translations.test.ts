import { expect, it } from "vitest";
import { fileIn } from "../../../scripts/testing/cli/content-folder.ts";
import { runContent } from "../../../scripts/testing/cli/run-content.ts";
import { filesWithTexts } from "../../../scripts/testing/files/files-with-texts.ts";
import { editFiles, firmCopy } from "../../../scripts/testing/temporary-content.ts";

const withoutStamps = (text: string) => text.replaceAll(/^ *# (?:source:| {7}).*\n/gm, "");

it.each([
  ["german", "\n"],
  ["english", "\r\n"],
  ["hindi", "\r\n"],
])(
  "`fix --translations` puts back all comments of the firm %s, with its line ends: %j",
  async (firm, newline) => {
    const folder = firmCopy(firm);
    const before = filesWithTexts(folder).filter(([file]) => file.startsWith("languages/"));
    const withComment = (text: string) => `# Ours.\n${text}`.replaceAll("\n", newline);
    editFiles(
      folder,
      Object.fromEntries(before.map(([file, text]) => [file, withComment(withoutStamps(text))])),
    );
    for (const [file] of before) expect(fileIn(folder, file)).not.toContain("# source:");
    await runContent(["fix", "--translations", "--content", folder]);
    for (const [file, text] of before) expect(fileIn(folder, file)).toBe(withComment(text));
  },
);
