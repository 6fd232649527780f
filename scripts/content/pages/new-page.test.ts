import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { checkContent } from "../../../src/check/check.ts";
import { temporaryContent } from "../../../src/check/testing/temporary-content.ts";
import { generalLayouts } from "../../../src/content/layouts.ts";
import { preparedAsker } from "../testing/prepared-asker.ts";
import { newPage } from "./new-page.ts";

const given = {
  description: "What this page holds, in words enough for a search engine to show.",
  section: "Part: one",
  paragraphs: ["First: this.", "? Then that."],
};

/** What the check finds, by rule: only the owner knows from where a new page is to be linked to. */
const found = (directory: string) =>
  checkContent({ directory }).diagnostics.map(({ rule }) => rule);

/** A new file with the keys in its comments. */
function filledIn(text: string): string {
  return text.replaceAll(/^( +)# (?= *(- *)*([a-z]+:|-$))/gm, "$1");
}

describe("a new page", () => {
  it.each(generalLayouts)(
    "of the layout %s is written from flags alone, and passes the check",
    async (layout) => {
      const directory = temporaryContent();
      const path = await newPage(directory, "our-terms", layout, given);
      expect(path).toBe(join(directory, "pages", "our-terms.yaml"));
      const text = readFileSync(path, "utf8");
      expect(text).toMatch(/\n# Title of the page, .*\ntitle: Our Terms\n/);
      expect(text).toContain("\nheading: Our Terms\n");
      expect(text).toMatch(/\n# Opening paragraph.*\n# intro:\n/);
      expect(text.split("\n").filter((line) => line.length > 80)).toEqual([]);
      expect(found(directory)).toEqual(["page-unlinked"]);
      const { content } = checkContent({ directory });
      expect(content?.pages["our-terms"]).toMatchObject({ layout, title: "Our Terms" });
    },
  );

  it("of text can be filled in where it says so", async () => {
    const directory = temporaryContent();
    const text = readFileSync(await newPage(directory, "more", "text", given), "utf8");
    const [, comments = ""] = text.split("? Then that.");
    const keys = filledIn(comments).replace(/^"/, "");
    expect(parse(`x:\n${keys}`)).toEqual({
      x: {
        id: null,
        list: [null],
        facts: [{ label: null, value: null }],
        table: { columns: [null], rows: [[null]] },
      },
    });
  });

  it("of sections holds one of each kind, where it says so", async () => {
    const directory = temporaryContent();
    const path = await newPage(directory, "more", "sections", given);
    const { sections } = parse(filledIn(readFileSync(path, "utf8")));
    const kinds = sections.map(({ kind }: { kind: string }) => kind);
    expect(new Set(kinds)).toEqual(
      new Set(
        readdirSync(new URL("../../../src/sections", import.meta.url)).filter(
          (name) => !name.includes("."),
        ),
      ),
    );
    expect(sections.find(({ kind }: { kind: string }) => kind === "prices")).toEqual({
      kind: "prices",
      heading: null,
      intro: null,
      table: { columns: [null], rows: [[null]] },
      note: null,
    });
  });

  it("may be called so in any script", async () => {
    const directory = temporaryContent();
    const answers = { ...given, title: "हमारी सेवाएँ" };
    await newPage(directory, "सेवाएँ".normalize("NFD"), "text", answers);
    expect(found(directory)).toEqual(["page-unlinked"]);
    expect(checkContent({ directory }).content?.pages).toHaveProperty("सेवाएँ".normalize("NFC"));
  });

  it("is asked for where no flag says it, and takes its title for its heading", async () => {
    const directory = temporaryContent();
    const asker = preparedAsker("Terms of use", given.description, "", "", "Part one", "This.", "");
    await newPage(directory, "terms", "text", {}, asker);
    expect(checkContent({ directory }).content?.pages["terms"]).toMatchObject({
      title: "Terms of use",
      heading: "Terms of use",
      sections: [{ heading: "Part one", paragraphs: ["This."] }],
    });
  });
});

it.each([
  ["Terms", /such as `terms`/],
  ["a b", /such as `a-b`/],
  ["../x", /such as `x`/],
  ["", /such as `page`/],
  ["con", /Windows keeps that name/],
  ["index", /cannot be called `index`/],
  ["about", /about\.yaml exists already/],
  ["x".repeat(61), /at most 60 letters/],
])("a new page called %j is refused", async (name, message) => {
  const directory = temporaryContent();
  const before = readdirSync(join(directory, "pages"));
  await expect(newPage(directory, name, "text", given)).rejects.toThrow(message);
  expect(readdirSync(join(directory, "pages"))).toEqual(before);
});
