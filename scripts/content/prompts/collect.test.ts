import { describe, expect, it } from "vitest";
import { productSchema } from "../../../src/content/schema/product.ts";
import { preparedAsker } from "../testing/prepared-asker.ts";
import { collect, type Field } from "./collect.ts";

const field = (key: keyof typeof productSchema.shape, rest: Partial<Field> = {}): Field => ({
  key,
  flag: `--${key}`,
  question: `The ${key}?`,
  schema: productSchema.shape[key] as Field["schema"],
  ...rest,
});
const icon = field("icon");
const bullets = field("bullets");
const badge = field("badge");
const progress = field("progress", { schema: productSchema.shape.progress.unwrap() });
const all = [icon, progress, bullets, field("waitlist", { fallback: "closed" }), badge];
const answers = { icon: "book", progress: 65, bullets: ["One", "Two"], waitlist: "closed" };

describe("without a terminal", () => {
  it("takes flags, what stands for them, and leaves out what may be", async () => {
    const given = { icon: "book", progress: "65", bullets: ["One", "Two"] };
    expect(await collect(all, given, undefined)).toEqual(answers);
  });

  it("names everything that is wrong or missing, in the check's words", async () => {
    await expect(collect(all, { icon: "bok", progress: "65%" }, undefined)).rejects.toThrow(
      [
        '--icon: `icon` cannot be "bok". Did you mean `book`?',
        '--progress: `progress` is the text "65%", not a number. ' +
          "Write `65`, without quotes and without %.",
        "Without a terminal to ask on, the flags must say all: --bullets is missing.",
      ].join("\n"),
    );
  });

  it("refuses an empty answer", async () => {
    const words = "--badge: `badge` is empty. Write some text here.";
    await expect(collect([badge], { badge: "" }, undefined)).rejects.toThrow(words);
  });
});

describe("at a terminal", () => {
  it("asks what no flag says", async () => {
    const asker = preparedAsker("65", "One", "Two", "", "", "");
    expect(await collect(all, { icon: "book" }, asker)).toEqual(answers);
    expect(asker.heard).toEqual([
      "The progress?\n  progress: ",
      "The bullets? One a line; an empty line ends the list.\n  bullets: ",
      "  - ",
      "  - ",
      "The waitlist? One of: closed, open.\n  waitlist [closed]: ",
      "The badge? Enter leaves it out.\n  badge: ",
    ]);
  });

  it("asks again after a mistake, and says what it was", async () => {
    const asker = preparedAsker("bok", "", "book", "", "One", "");
    expect(await collect([icon, bullets], {}, asker)).toEqual({ icon: "book", bullets: ["One"] });
    expect(asker.heard).toContain('  `icon` cannot be "bok". Did you mean `book`?');
    expect(asker.heard).toContain("  `bullets` has no entries. Write at least one entry.");
  });

  it("asks where a flag was wrong", async () => {
    const asker = preparedAsker("book");
    expect(await collect([icon], { icon: "bok" }, asker)).toEqual({ icon: "book" });
    expect(asker.heard[0]).toMatch(/^--icon: .*Did you mean/);
  });
});
