import { expect, it } from "vitest";
import { untranslated } from "../../../scripts/testing/untranslated.ts";
import { isThorough, isWhole } from "../../../scripts/testing/whole.ts";

it.runIf(isThorough)("words for which a language has English are listed", async () => {
  const list = untranslated().map((one) => `${one}\n`);
  await expect(`# Words to translate\n${list.join("")}`).toMatchFileSnapshot(
    "untranslated.test.txt",
  );
});

if (isWhole)
  it("a release has all words in all languages", () => {
    expect(untranslated()).toEqual([]);
  });
