import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { test as base } from "../support/test.ts";
import { serveVariant, setInFile } from "../support/variant.ts";
import { readWords, type Words } from "./words.ts";

/** Tests against a site in Arabic letters, from right to left. */
export const test = base.extend<object, { arabicSite: { origin: string; words: Words } }>({
  arabicSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use, { workerIndex }) => {
      let words: Words | undefined;
      const site = await serveVariant(`dist.arabic-${workerIndex}`, async (content) => {
        await setInFile(join(content, "site.yaml"), { language: "ar", direction: "rtl" });
        for (const file of ["site.yaml", "pages/contact.yaml", "pages/products.yaml"])
          await spellAnew(join(content, file));
        words = readWords(content);
      });
      await use({ origin: site.origin, words: words as Words });
      await site.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ arabicSite }, use) => use(arabicSite.origin),
});

const letters = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي";
/** Parts of the content that are words for visitors, and no facts. */
const words = ["header", "interface", "form", "outcome", "waitlist", "card", "heading", "intro"];

async function spellAnew(file: string): Promise<void> {
  const content: Record<string, unknown> = parse(await readFile(file, "utf8"));
  const anew = Object.entries(content).map(([key, part]) => [
    key,
    words.includes(key) ? spell(part) : part,
  ]);
  await writeFile(file, stringify(Object.fromEntries(anew)));
}

function spell(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => spell(item));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, spell(part, name)]),
    );
  if (typeof value !== "string" || key === "page" || value.includes("@")) return value;
  return value.replace(/\{\w+\}|[a-z]/gi, (part) =>
    part.length > 1 ? part : (letters[part.charCodeAt(0) % letters.length] as string),
  );
}
