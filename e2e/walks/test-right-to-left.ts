import { join } from "node:path";
import { test as base } from "../support/test.ts";
import { serveVariant, setInFile } from "../support/variant.ts";
import { readWords, type Words } from "./words.ts";

/** Tests against a site in Arabic, from right to left, as far as its words come from the pack. */
export const test = base.extend<{ arabicSite: { origin: string; words: Words } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  arabicSite: async ({}, use) => {
    let words: Words | undefined;
    const site = await serveVariant(async (content) => {
      await setInFile(join(content, "site.yaml"), { language: "ar", direction: "rtl" });
      words = readWords(content);
    });
    await use({ origin: site.origin, words: words as Words });
    await site.close();
  },
  baseURL: ({ arabicSite }, use) => use(arabicSite.origin),
});
